/** `{hash}-{width}.{kind}`: letters that no file system or address changes, and never a path. */
const FILE_NAME = /^[0-9a-f]{20}-\d{3,4}\.(?:avif|webp)$/;

/** True for the name of a file that a picture store may hold. */
export function isPictureFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** A file of a store and when it came there. */
export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
}

/**
 * Where the files of pictures are kept: a folder or a bucket. A name says what its bytes are, so
 * what is stored under it never changes. Names are those of `isPictureFileName`; others throw.
 */
export interface PictureStore {
  /** Keeps all bytes or none. Storing a name again only makes it new. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  find(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether there is such a file; none of it is read. */
  has(name: string): Promise<boolean>;
  /** Removing what is not there is no failure. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** Throws for a name that a store must not be asked for. */
export function requireFileName(name: string): string {
  if (!isPictureFileName(name)) throw new RangeError(`No picture file has the name ${name}`);
  return name;
}

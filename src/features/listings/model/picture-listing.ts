/** A listing to which pictures may be given. */
export interface PictureListing {
  readonly mlsNumber: string;
  readonly name: string;
  /** Photographs that it has. */
  readonly photos: number;
}

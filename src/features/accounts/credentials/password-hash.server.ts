import { hash, verify } from "@node-rs/argon2";

/** Cost of argon2id. */
export interface HashCost {
  readonly memoryKibibytes: number;
  readonly passes: number;
}

/** OWASP's first choice for argon2id with one lane. */
export const HASH_COST: HashCost = { memoryKibibytes: 19_456, passes: 2 };

/** What checking a password found; `outdated` when its hash has another cost than new ones. */
export interface PasswordCheck {
  readonly matches: boolean;
  readonly outdated: boolean;
}

export type PasswordHasher = ReturnType<typeof makeHasher>;

interface HasherOptions {
  readonly cost: HashCost;
  readonly parallel: number;
  /** What compares; the library's own unless told otherwise. */
  readonly compare?: (stored: string, password: string) => Promise<boolean>;
}

/**
 * Hashes at most `parallel` passwords at once: each takes a whole core for about 20 ms, and the
 * pages are to keep one. The others wait in the order in which they came.
 */
export function makeHasher({ cost, parallel, compare = verify }: HasherOptions) {
  const inTurn = queue(parallel);
  const options = { memoryCost: cost.memoryKibibytes, timeCost: cost.passes, parallelism: 1 };
  const stated = `$m=${cost.memoryKibibytes},t=${cost.passes},p=1$`;
  const hashOf = (password: string) => inTurn(() => hash(password, options));
  const nobodys = hashOf(crypto.randomUUID());
  return {
    /** PHC string of the password exactly as it came. */
    hash: hashOf,
    /**
     * Compares; without a stored hash it works as long, and nothing matches. All forms of a password
     * are one check with one place in the queue.
     */
    async check(stored: string | null, password: string): Promise<PasswordCheck> {
      const against = stored ?? (await nobodys);
      const matches = await inTurn(async () => {
        for (const form of formsOf(password)) if (await compare(against, form)) return true;
        return false;
      });
      return { matches: matches && stored !== null, outdated: !against.includes(stated) };
    },
  };
}

/**
 * A password exactly as it came, and only then, where it is not plain ASCII, as Unicode composes and as it
 * decomposes its letters: one keyboard sends é as one character, another as two, and hashes of older
 * releases are of the composed form.
 */
export function formsOf(password: string): readonly string[] {
  return [...new Set([password, password.normalize("NFC"), password.normalize("NFD")])];
}

/** Runs at most `most` tasks at once, the others in the order in which they came. */
function queue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Whoever waited longest takes the place over; without one it is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

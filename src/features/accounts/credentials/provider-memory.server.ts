type Payload = Record<string, unknown> & {
  uid?: string;
  grantId?: string;
  consumed?: number;
};

/** Enough for a developer's day; the oldest goes first. */
const MOST_ENTRIES = 1000;

/** What the development provider remembers, as `oidc-provider` asks of an adapter. */
export function memoryAdapter() {
  const stored = new Map<string, { readonly payload: Payload; readonly endsAt: number }>();
  const find = (key: string): Payload | undefined => {
    const entry = stored.get(key);
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
  };
  return class MemoryAdapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: Payload, expiresInSeconds: number): Promise<void> {
      const [oldest] = stored.keys();
      if (stored.size >= MOST_ENTRIES && oldest) stored.delete(oldest);
      stored.set(`${this.#model} ${id}`, { payload, endsAt: Date.now() + expiresInSeconds * 1000 });
    }

    async find(id: string): Promise<Payload | undefined> {
      return find(`${this.#model} ${id}`);
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return [...stored.keys()]
        .filter((key) => key.startsWith(`${this.#model} `))
        .map(find)
        .find((payload) => payload?.uid === uid);
    }

    /** Only for devices with a code of their own, which this provider does not serve. */
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<void> {
      const payload = await this.find(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      stored.delete(`${this.#model} ${id}`);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
    }
  };
}

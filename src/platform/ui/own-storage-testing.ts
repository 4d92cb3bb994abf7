/** A storage in memory, as a browser's; `stored` is what stands in it. */
export function memoryStorage(
  items: Readonly<Record<string, string>> = {},
): Storage & { readonly stored: Map<string, string> } {
  const stored = new Map(Object.entries(items));
  return {
    stored,
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A fetch that failed is tried again after so long, or once the network is back. */
const RETRY_MS = 5000;

/**
 * Loads a part of the app; where that fails, as without a network, again until it is there: what
 * the server sent goes on standing meanwhile. On the server a failure is a fault, and is thrown.
 */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  let failed: unknown;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // A network fails anew each time; a fault of the module is the same one again.
      if (typeof document === "undefined" || error === failed) throw error;
      failed = error;
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
}

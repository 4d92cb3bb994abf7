/** Of one turn of the event loop. */
const TURN_MS = 5;

/**
 * The items one by one, with a pause after every 5 ms of work on them: others have their turn in
 * between, however many items there are.
 */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let start = performance.now();
  for (const item of items) {
    if (performance.now() - start >= TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
    yield item;
  }
}

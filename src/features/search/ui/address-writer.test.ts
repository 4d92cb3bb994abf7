import { beforeEach, expect, test, vi } from "vitest";
import { parseSearchParams, type SearchState } from "#features/search/model/query/search-url.ts";
import { AddressWriter, type Entry } from "./address-writer.ts";

const BUDGET: Entry = { kind: "tuning", what: "budget" };
const STEP: Entry = { kind: "step" };
const SILENT: Entry = { kind: "silent" };

/** Addresses of the tab's history, the last one shown. */
let history: string[];
/** Lets the router come to where it is on its way to. */
let arrive: () => void;

/** As the router does: a navigation that another overtakes never enters the history. */
const go = (search: string, { replace }: { replace: boolean }) =>
  new Promise<void>((resolve) => {
    let isOvertaken = false;
    overtake();
    overtake = () => {
      isOvertaken = true;
      resolve();
    };
    arrive = () => {
      if (isOvertaken) return;
      history = [...(replace ? history.slice(0, -1) : history), search];
      overtake = () => undefined;
      resolve();
    };
  });
let overtake: () => void;

const asked = (query: string): SearchState => parseSearchParams(new URLSearchParams(query));

/** Time in which the writer sees that the router arrived. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  history = ["/", ""];
  arrive = () => undefined;
  overtake = () => undefined;
  const location = {
    get search() {
      return history.at(-1);
    },
  };
  vi.stubGlobal("window", { location });
});

async function write(
  writer: AddressWriter,
  changes: readonly (readonly [query: string, entry: Entry, arrives: boolean])[],
): Promise<void> {
  for (const [query, entry, arrives] of changes) {
    void writer.write(asked(query), entry, "now", go);
    if (arrives) arrive();
    await pause();
  }
}

test.each([
  ["each of its addresses arrives", true],
  ["the router is slower than the hand", false],
])("a movement is one step of Back where %s", async (_, arrives) => {
  await write(new AddressWriter(), [
    ["budget=49", BUDGET, arrives],
    ["budget=48", BUDGET, arrives],
    ["budget=47", BUDGET, true],
  ]);
  expect(history).toEqual(["/", "", "?budget=47"]);
});

test("a map that comes to rest while a choice is on its way takes no step from Back", async () => {
  await write(new AddressWriter(), [
    ["type=Villa", STEP, false],
    ["type=Villa&page=2", SILENT, true],
  ]);
  expect(history).toEqual(["/", "", "?type=Villa&page=2"]);
});

test("what has no step of its own stands in place of where the page is", async () => {
  await write(new AddressWriter(), [
    ["type=Villa", STEP, true],
    ["type=Villa&page=2", SILENT, false],
    ["type=Villa&page=3", SILENT, true],
  ]);
  expect(history).toEqual(["/", "", "?type=Villa&page=3"]);
});

test("another movement is another step", async () => {
  await write(new AddressWriter(), [
    ["budget=49", BUDGET, true],
    ["budget=49&size=100-300", { kind: "tuning", what: "size" }, true],
    ["budget=49&size=100-200", { kind: "tuning", what: "size" }, true],
  ]);
  expect(history).toEqual(["/", "", "?budget=49", "?budget=49&size=100-200"]);
});

test("who is on the way to another page is not called back by where the map came to rest", async () => {
  const writer = new AddressWriter();
  writer.leave(true);
  await write(writer, [["page=2", SILENT, true]]);
  expect(history).toEqual(["/", ""]);
  await write(writer, [["type=Villa", STEP, true]]);
  expect(history).toEqual(["/", "", "?type=Villa"]);
  writer.leave(false);
  await write(writer, [["type=Villa&page=2", SILENT, true]]);
  expect(history).toEqual(["/", "", "?type=Villa&page=2"]);
});

test("what waits for the paint is not written once the visitor is leaving", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (at: number) => frames.splice(at - 1, 1));
  const writer = new AddressWriter();
  void writer.write(asked("budget=49"), BUDGET, "after-paint", go);
  expect(frames).toHaveLength(1);
  writer.leave(true);
  expect(frames).toEqual([]);
  expect(writer.now()).toEqual(asked(""));
});

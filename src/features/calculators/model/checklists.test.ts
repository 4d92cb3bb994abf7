import { expect, test } from "vitest";
import { checklistPath } from "./checklist-path.ts";
import {
  findChecklist,
  isStoredChecklist,
  purchaseChecklists,
  type StoredChecklist,
  seenDocuments,
  withPlot,
  withSeen,
} from "./checklists.ts";

const LAYOUT = { id: "P06180094959", name: "Lakeridge – 2", plot: null };
const PLOT = { id: "vennela-gardens/12", name: "Vennela Gardens", plot: "12" };
const GENERAL: StoredChecklist[] = ["rera", "fmb"];

test("each purchase has ticks of its own, beside those for none in particular", () => {
  const ofLayout = withSeen(GENERAL, LAYOUT, new Set(["tax"]));
  const all = withSeen(ofLayout, PLOT, new Set(["rera", "tax"]));
  expect(seenDocuments(all, null)).toEqual(new Set(["rera", "fmb"]));
  expect(seenDocuments(all, LAYOUT.id)).toEqual(new Set(["tax"]));
  expect(seenDocuments(all, PLOT.id)).toEqual(new Set(["rera", "tax"]));
  expect(seenDocuments(all, "another")).toEqual(new Set());
  expect(purchaseChecklists(all).map(({ id, plot }) => [id, plot])).toEqual([
    [PLOT.id, "12"],
    [LAYOUT.id, ""],
  ]);
});

test("the one that was changed last stands first", () => {
  const two = withSeen(withSeen([], LAYOUT, new Set(["tax"])), PLOT, new Set(["tax"]));
  const changed = withSeen(two, LAYOUT, new Set(["rera"]));
  expect(purchaseChecklists(changed).map(({ id }) => id)).toEqual([LAYOUT.id, PLOT.id]);
});

test("ticks for none in particular leave those of purchases alone, and the other way round", () => {
  const all = withSeen(GENERAL, LAYOUT, new Set(["tax"]));
  const cleared = withSeen(all, null, new Set());
  expect(seenDocuments(cleared, null)).toEqual(new Set());
  expect(seenDocuments(cleared, LAYOUT.id)).toEqual(new Set(["tax"]));
  expect(withSeen(all, LAYOUT, new Set())).toEqual(GENERAL);
});

test("the number that a buyer wrote stays while its papers come and go", () => {
  const written = withPlot([], LAYOUT, "14 B");
  const ticked = withSeen(written, LAYOUT, new Set(["tax"]));
  expect(findChecklist(ticked, LAYOUT.id)).toMatchObject({ plot: "14 B", seen: ["tax"] });
  expect(findChecklist(withSeen(ticked, LAYOUT, new Set()), LAYOUT.id)?.plot).toBe("14 B");
  expect(withPlot(written, LAYOUT, "")).toEqual([]);
});

test("a plot whose ticks are taken away leaves nothing behind", () => {
  const ticked = withSeen([], PLOT, new Set(["tax"]));
  expect(withSeen(ticked, PLOT, new Set())).toEqual([]);
});

test("what is no longer listed goes on under its name; a new name is taken over", () => {
  const ticked = withSeen([], LAYOUT, new Set(["tax"]));
  const gone = withSeen(ticked, { ...LAYOUT, name: "" }, new Set(["tax", "rera"]));
  expect(findChecklist(gone, LAYOUT.id)?.name).toBe("Lakeridge – 2");
  const renamed = withSeen(gone, { ...LAYOUT, name: "Lakeridge" }, new Set(["tax"]));
  expect(findChecklist(renamed, LAYOUT.id)?.name).toBe("Lakeridge");
});

test("what somebody else stored under the name is none", () => {
  const good = { id: "a", name: "A", plot: "", seen: ["tax"] };
  expect([good, "rera"].every(isStoredChecklist)).toBe(true);
  const bad = [
    null,
    3,
    [],
    {},
    { ...good, seen: "tax" },
    { ...good, seen: [3] },
    { ...good, id: 3 },
  ];
  expect(bad.filter(isStoredChecklist)).toEqual([]);
});

test("the address of a checklist names its purchase", () => {
  expect(checklistPath(PLOT.id)).toBe("/tools/documents?for=vennela-gardens%2F12");
});

import { expect, test } from "vitest";
import { successorOf, toHeldControl } from "./held-control.ts";

/** As much of an element as is asked here: its tag, what it stands in and what stands in it. */
class Part {
  parentElement: Part | null = null;
  readonly tag: string;
  children: Part[];
  isHidden = false;
  isDisabled = false;

  constructor(tag: string, ...children: Part[]) {
    this.tag = tag;
    this.children = children;
    for (const child of children) child.parentElement = this;
  }

  get isConnected(): boolean {
    return this.tag === "body" || (this.parentElement?.isConnected ?? false);
  }

  closest(tag: string): Part | null {
    return this.tag === tag ? this : (this.parentElement?.closest(tag) ?? null);
  }

  matches(tags: string): boolean {
    return tags === ":disabled" ? this.isDisabled : tags.split(", ").includes(this.tag);
  }

  checkVisibility(): boolean {
    return !this.isHidden;
  }

  querySelectorAll(tags: string): Part[] {
    return this.children.flatMap((child) => [
      ...(child.matches(tags) ? [child] : []),
      ...child.querySelectorAll(tags),
    ]);
  }

  querySelector(tags: string): Part | null {
    return this.querySelectorAll(tags)[0] ?? null;
  }

  remove(): void {
    const { parentElement: outer } = this;
    if (outer) outer.children = outer.children.filter((child) => child !== this);
    this.parentElement = null;
  }
}

const part = (tag: string, ...children: Part[]) => new Part(tag, ...children);
const hold = (control: Part) => {
  const held = toHeldControl(control as unknown as Element);
  if (!held) throw new Error("nothing is held");
  return held;
};

/** A page with a list of three rows, each with a link and a button, under a heading of its own. */
function openList() {
  const rows = [1, 2, 3].map(() => part("li", part("a"), part("div", part("button"))));
  const list = part("ul", ...rows);
  const heading = part("h2");
  const section = part("section", heading, list);
  const page = part("h1");
  part("body", page, section);
  const control = (row: number, tag: string) => rows[row]?.querySelector(tag) as Part;
  return { rows, list, heading, section, page, control };
}

test("the same control of the row that comes into the place of the one that went has the focus", () => {
  const { rows, control } = openList();
  const held = hold(control(1, "button"));
  rows[1]?.remove();
  expect(successorOf(held)).toBe(control(2, "button"));
});

test("after the last row it is the one before, and of a list that is empty or gone its heading", () => {
  const { rows, list, section, heading, page, control } = openList();
  const [last, first] = [hold(control(2, "a")), hold(control(0, "button"))];
  rows[2]?.remove();
  expect(successorOf(last)).toBe(control(1, "a"));
  rows[1]?.remove();
  rows[0]?.remove();
  expect(successorOf(first)).toBe(heading);
  list.remove();
  expect(successorOf(first)).toBe(heading);
  section.remove();
  // All that is left of what it stood in is the page.
  expect(successorOf(first)).toBe(page);
});

test("of two lists under one roof each has its own heading", () => {
  const list = () => part("ul", part("li", part("button")));
  const [first, second] = [list(), list()];
  const headings = [part("h2"), part("h2")] as const;
  part("body", part("section", headings[0], first, headings[1], second));
  const held = hold(second.querySelector("button") as Part);
  second.children[0]?.remove();
  expect(successorOf(held)).toBe(headings[1]);
});

test("a button that gives way to others in its row gives the focus to the last of them", () => {
  const { rows, heading, control } = openList();
  const held = hold(control(1, "button"));
  const box = control(1, "div");
  control(1, "button").remove();
  const [confirm, cancel] = [part("button"), part("button")];
  box.children = [confirm, cancel];
  expect(successorOf(held)).toBe(cancel);
  box.children = [];
  expect(successorOf(held)).toBe(control(1, "a"));
  control(1, "a").remove();
  expect(successorOf(held)).toBe(heading);
  expect(rows[1]?.isConnected).toBe(true);
});

test("what is disabled or hidden is passed over", () => {
  const { rows, list, heading, control } = openList();
  const held = hold(control(0, "button"));
  rows[0]?.remove();
  control(1, "button").isDisabled = true;
  expect(successorOf(held)).toBe(control(1, "a"));
  control(1, "a").isHidden = true;
  expect(successorOf(held)).toBe(heading);
  expect(list.isConnected).toBe(true);
});

test("a control that is in no list gives the focus to the heading before it", () => {
  const [first, button, second] = [part("h2"), part("button"), part("h2")];
  const section = part("section", first, part("ul", part("li", part("h3"))), part("p", button));
  const page = part("h1");
  part("body", page, section, second, part("button"));
  const held = hold(button);
  button.remove();
  expect(successorOf(held)).toBe(first);
  section.remove();
  expect(successorOf(held)).toBe(page);
});

test("a field outside of a list, and what is in a dialog, is left alone", () => {
  const [field, button] = [part("input"), part("button")];
  part("body", part("section", field), part("dialog", button));
  expect([field, button].map((one) => toHeldControl(one as unknown as Element))).toEqual([
    null,
    null,
  ]);
});

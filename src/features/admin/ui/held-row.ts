const CONTROLS = "button, a, summary, select";
const HEADINGS = "h1, h2, h3";

/** A control in a row of a list, and where it stands. */
export interface HeldRow {
  readonly control: Element;
  readonly row: Element;
  readonly list: Element;
  /** What the control stands in, from within: parts of its row, the row, the list, and on. */
  readonly around: readonly Element[];
  /** Headings before the list, the nearest first. */
  readonly headings: readonly Element[];
  /** Place of the row in its list, and of the control in its row, from 0. */
  readonly rowAt: number;
  readonly controlAt: number;
}

/** Where a control of a row stands; null of one that is in no row. */
export function toHeldRow(control: Element): HeldRow | null {
  const row = control.closest("li");
  const list = row?.parentElement;
  if (!row || !list) return null;
  return {
    ...{ control, row, list, around: ancestorsOf(control), headings: headingsBefore(list) },
    rowAt: [...list.children].indexOf(row),
    controlAt: controlsOf(row).indexOf(control),
  };
}

/**
 * What the focus goes to once the control is gone: the last one of what it stood in, where its row is still there;
 * else the same one of the row in its row's place; else the last heading before the list. Null where nothing is left.
 */
export function successorOf(held: HeldRow): Element | null {
  const heading = held.headings.find((one) => one.isConnected);
  return (held.row.isConnected ? besides(held) : inPlaceOf(held)) ?? heading ?? null;
}

function besides({ row, around }: HeldRow): Element | undefined {
  const within = around.slice(0, around.indexOf(row) + 1).filter((part) => part.isConnected);
  return within.map((part) => controlsOf(part).at(-1)).find(Boolean);
}

function inPlaceOf({ list, rowAt, controlAt }: HeldRow): Element | undefined {
  const rows = list.isConnected ? [...list.children] : [];
  const row = rows[Math.min(rowAt, rows.length - 1)];
  const controls = row ? controlsOf(row) : [];
  return controls[controlAt] ?? controls.at(-1);
}

/** None of another list's rows. */
function headingsBefore(list: Element): Element[] {
  const page = ancestorsOf(list).at(-1);
  const headings = new Set(page?.querySelectorAll(HEADINGS));
  const parts = [...(page?.querySelectorAll(`${HEADINGS}, ul, ol`) ?? [])];
  const before = parts.slice(0, parts.indexOf(list));
  return before.filter((part) => headings.has(part) && !part.closest("li")).reverse();
}

function controlsOf(part: Element): Element[] {
  return [...part.querySelectorAll(CONTROLS)];
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

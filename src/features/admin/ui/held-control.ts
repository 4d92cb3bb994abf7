const CONTROLS = "button, a, summary, select";
const HEADINGS = "h1, h2, h3";

/** A control that has the focus, and where it stands. */
export interface HeldControl {
  readonly control: Element;
  /** The row of a list that it is in, if it is in one. */
  readonly place: RowPlace | null;
  /** What the control stands in, from within: parts of its row, the row, the list, and on. */
  readonly around: readonly Element[];
  /** Headings before the list, or before a control that is in none, the nearest first. */
  readonly headings: readonly Element[];
}

interface RowPlace {
  readonly row: Element;
  readonly list: Element;
  /** Place of the row in its list, and of the control in its row, from 0. */
  readonly rowAt: number;
  readonly controlAt: number;
}

/** Where a control stands; null of a field outside of lists, and of what is in a dialog, which gives the focus back itself. */
export function toHeldControl(control: Element): HeldControl | null {
  const around = ancestorsOf(control);
  const page = around.at(-1);
  const row = control.closest("li");
  const list = row?.parentElement;
  if (row && list) {
    const rowAt = [...list.children].indexOf(row);
    const place = { row, list, rowAt, controlAt: controlsOf(row).indexOf(control) };
    return { control, place, around, headings: headingsBefore(list, page) };
  }
  if (!page || control.closest("dialog") || !control.matches(CONTROLS)) return null;
  return { control, place: null, around, headings: headingsBefore(control, page) };
}

/**
 * What the focus goes to once the control is gone: the last one of what it stood in, where its row is still there;
 * else the same one of the row in its row's place; else the last heading before it. Null where nothing is left.
 */
export function successorOf({ place, around, headings }: HeldControl): Element | null {
  const heading = headings.find((one) => one.isConnected);
  return (place && (besides(place, around) ?? inPlaceOf(place))) ?? heading ?? null;
}

function besides({ row }: RowPlace, around: readonly Element[]): Element | undefined {
  if (!row.isConnected) return undefined;
  const within = around.slice(0, around.indexOf(row) + 1).filter((part) => part.isConnected);
  return within.map((part) => controlsOf(part).filter(canHaveFocus).at(-1)).find(Boolean);
}

function inPlaceOf({ row, list, rowAt, controlAt }: RowPlace): Element | undefined {
  if (row.isConnected || !list.isConnected) return undefined;
  const rows = [...list.children];
  const next = rows[Math.min(rowAt, rows.length - 1)];
  const controls = next ? controlsOf(next) : [];
  const same = controls[controlAt];
  return same && canHaveFocus(same) ? same : controls.filter(canHaveFocus).at(-1);
}

/** None of another list's rows. */
function headingsBefore(part: Element, page: Element | undefined): Element[] {
  const headings = new Set(page?.querySelectorAll(HEADINGS));
  const parts = [...(page?.querySelectorAll(`${HEADINGS}, ul, ol, ${CONTROLS}`) ?? [])];
  const before = parts.slice(0, parts.indexOf(part));
  return before.filter((one) => headings.has(one) && !one.closest("li")).reverse();
}

function controlsOf(part: Element): Element[] {
  return [...part.querySelectorAll(CONTROLS)];
}

function canHaveFocus(control: Element): boolean {
  return !control.matches(":disabled") && control.checkVisibility();
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

import type { ReactNode } from "react";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** Picture, words, clock and act; on a phone the clock stands below the words. */
const WITH_CLOCK = "grid-cols-[auto_1fr_auto] sm:grid-cols-[auto_1fr_auto_auto]";

interface DaySectionProps {
  readonly title: ReactNode;
  readonly found: number;
  /** Said in place of the rows while there are none. */
  readonly empty: string;
  readonly children: ReactNode;
  /** What stands above the rows in place of the first of them. */
  readonly first?: ReactNode;
  /** What leads to those that are not shown. */
  readonly more?: ReactNode;
}

/** One kind of what waits: how many, and the first of them. */
export function DaySection({ title, found, empty, children, first, more }: DaySectionProps) {
  return (
    <section>
      <h2 className="num text-h3">
        {title}
        {found > 0 && <span className="ml-2 font-normal text-muted">{found}</span>}
      </h2>
      {first}
      {found > 0 ? (
        <ul className="mt-2 overflow-hidden rounded-card border border-line bg-card empty:hidden">
          {children}
        </ul>
      ) : (
        <p className="mt-1 text-muted">{empty}</p>
      )}
      {more}
    </section>
  );
}

/** Leads to those of a part that are not shown. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <LocalLink
      to={to}
      className="inline-flex min-h-11 items-center font-[550] text-river underline-offset-4 hover:underline"
    >
      {children}
    </LocalLink>
  );
}

interface DayRowProps {
  /** When it is due or begins, or what it is about as a picture. */
  readonly begin: ReactNode;
  /** How long it may wait. */
  readonly clock?: ReactNode;
  readonly to: string;
  /** Its lead stands beside the day. */
  readonly isOpen?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The one next act. */
  readonly act: ReactNode;
}

/** A row that leads to what it is about, with its next act beside it. */
export function DayRow({ begin, clock, to, isOpen = false, title, children, act }: DayRowProps) {
  const hasClock = clock !== undefined;
  return (
    <li
      className={`relative grid items-center gap-x-4 gap-y-1 px-4 py-3 not-last:border-b not-last:border-line hover:bg-river-tint has-[a[aria-current]]:bg-river-tint has-[a[aria-current]]:shadow-[inset_3px_0_0_var(--color-river)] sm:px-5 ${hasClock ? WITH_CLOCK : "grid-cols-[1fr_auto] sm:grid-cols-[7.5rem_1fr_auto]"}`}
    >
      <div className={`num text-control ${hasClock ? "self-start" : ""}`}>{begin}</div>
      <div className={`min-w-0 ${hasClock ? "" : "max-sm:order-last max-sm:col-span-2"}`}>
        <LocalLink
          to={to}
          aria-current={isOpen ? "true" : undefined}
          data-keep-scroll
          className="block font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
        >
          {title}
        </LocalLink>
        <div className="text-small [overflow-wrap:anywhere] text-muted">{children}</div>
      </div>
      {hasClock && (
        <div className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:w-36">
          {clock}
        </div>
      )}
      <div className="relative z-10">{act}</div>
    </li>
  );
}

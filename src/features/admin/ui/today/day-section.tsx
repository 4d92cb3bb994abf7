import type { ReactNode } from "react";
import { LocalLink } from "#platform/ui/local-link.tsx";

interface DaySectionProps {
  readonly title: ReactNode;
  readonly found: number;
  /** Said in place of the rows while there are none. */
  readonly empty: string;
  readonly children: ReactNode;
  /** What leads to those that are not shown. */
  readonly more?: ReactNode;
}

/** One kind of what waits: how many, and the first of them. */
export function DaySection({ title, found, empty, children, more }: DaySectionProps) {
  return (
    <section>
      <h2 className="num text-h3">
        {title}
        {found > 0 && <span className="ml-2 font-normal text-muted">{found}</span>}
      </h2>
      {found > 0 ? (
        <ul className="mt-2 overflow-hidden rounded-card border border-line bg-card">{children}</ul>
      ) : (
        <p className="mt-1 text-muted">{empty}</p>
      )}
      {more}
    </section>
  );
}

interface DayRowProps {
  /** When it is due or begins. */
  readonly time?: ReactNode;
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
  /** The one next act. */
  readonly act: ReactNode;
}

/** A row that leads to what it is about, with its next act beside it. */
export function DayRow({ time, to, title, children, act }: DayRowProps) {
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 not-last:border-b not-last:border-line hover:bg-river-tint sm:grid-cols-[7.5rem_1fr_auto] sm:px-5">
      {time !== undefined && <div className="num text-control max-sm:col-span-2">{time}</div>}
      <div className={`min-w-0 ${time === undefined ? "sm:col-span-2" : ""}`}>
        <LocalLink
          to={to}
          className="block font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
        >
          {title}
        </LocalLink>
        <div className="text-small [overflow-wrap:anywhere] text-muted">{children}</div>
      </div>
      <div className="relative z-10">{act}</div>
    </li>
  );
}

import type { ReactNode } from "react";

/** The corner of a drawing: an ink frame with hairline cells, each a name and its value. */
export function TitleBlock({ children, columns }: { children: ReactNode; columns: string }) {
  return (
    <dl
      className={`grid overflow-hidden rounded-[2px] border border-ink bg-card [&>div]:-mr-px [&>div]:-mb-px [&>div]:border-r [&>div]:border-b [&>div]:border-line ${columns}`}
    >
      {children}
    </dl>
  );
}

/** One cell of a title block. */
export function TitleCell({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-3">
      <dt className="text-label font-medium text-muted">{name}</dt>
      <dd className="num mt-0.5 text-lead font-[550] [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

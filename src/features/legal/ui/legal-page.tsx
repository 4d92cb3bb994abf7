import type { ReactNode } from "react";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

interface LegalPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A page to read: one column of a comfortable width. */
export function LegalPage({ title, description, children }: LegalPageProps) {
  return (
    <article className="wrap pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHead title={`${title} · Sthalam`} description={description} />
      <div className="max-w-2xl">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3 text-lead text-muted">{description}</p>
        <div className="mt-10 grid gap-10">{children}</div>
      </div>
    </article>
  );
}

interface PartProps {
  /** Where links from other pages land. */
  readonly id: string;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** One question and its answer. */
export function Part({ id, name, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="scroll-mt-20">
      <h2 id={`${id}-name`} className="text-h3">
        {name}
      </h2>
      <div className="mt-2 grid gap-3">{children}</div>
    </section>
  );
}

export const TEXT_LINK = "font-[550] text-river underline underline-offset-4 hover:text-river-deep";

import type { ReactNode } from "react";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

interface LegalPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A page to read: a column of a comfortable width, on wide screens with the names of its parts beside it. */
export function LegalPage({ title, description, children }: LegalPageProps) {
  return (
    <article className="wrap pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHead title={`${title} · Sthalam`} description={description} />
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{description}</p>
      <div className="mt-10 grid max-w-2xl gap-10 lg:max-w-none lg:gap-0 lg:[&>:not(section)]:ml-[calc((100%+6rem)/3)] lg:[&>:not(section)]:pt-8">
        {children}
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
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:border-t lg:border-line lg:py-8"
    >
      <h2 id={`${id}-name`} className="text-h3">
        {name}
      </h2>
      <div className="mt-2 grid max-w-2xl min-w-0 gap-3 lg:mt-0">{children}</div>
    </section>
  );
}

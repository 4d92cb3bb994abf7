import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the profile, on a card of its own. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {lead && <p className="mt-1 text-small text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

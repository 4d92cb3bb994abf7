import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/icon.tsx";

interface Testimonial {
  readonly name: MessageDescriptor;
  readonly location: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly stars: number;
}

/** Sample texts, and marked so; the agent puts those of real buyers in their place. */
const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: msg`Sample buyer`,
    location: msg`Guntur`,
    text: msg`We had the plot number, the road width and the full cost before we set out.`,
    stars: 5,
  },
  {
    name: msg`Sample buyer`,
    location: msg`Vijayawada`,
    text: msg`The page said which papers were missing. We asked for them first.`,
    stars: 5,
  },
  {
    name: msg`Sample buyer`,
    location: msg`Mangalagiri`,
    text: msg`Someone called the same evening and knew which plot we meant.`,
    stars: 5,
  },
];

/** What buyers say of the project. */
export function Testimonials() {
  return (
    <section aria-labelledby="buyers-title" className="wrap py-12 md:py-20 print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="buyers-title" className="text-h2">
          <Trans>What buyers say</Trans>
        </h2>
        <p className="rounded-tag bg-mist px-2 py-0.5 text-label">
          <Trans>Sample quotes until real buyers’ words are here</Trans>
        </p>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {TESTIMONIALS.map((testimonial) => (
          <Quote key={testimonial.location.id} {...testimonial} />
        ))}
      </ul>
    </section>
  );
}

function Quote({ name, location, text, stars }: Testimonial) {
  const { t, i18n } = useLingui();
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-6">
      <p className="text-lead text-turmeric" role="img" aria-label={t`${stars} of 5 stars`}>
        {"★".repeat(stars)}
      </p>
      <p className="flex-1 text-lead">{i18n._(text)}</p>
      <div className="flex items-center gap-3">
        <span className="grid size-10 place-items-center rounded-full bg-mist">
          <Icon name="user-round" className="size-5 text-muted" />
        </span>
        <p className="text-small">
          <b className="block font-semibold">{i18n._(name)}</b>
          <span className="text-muted">{i18n._(location)}</span>
        </p>
      </div>
    </li>
  );
}

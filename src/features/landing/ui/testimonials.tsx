import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/icon.tsx";
import { TESTIMONIALS } from "./testimonials-of-buyers.ts";

/** What buyers say, marked while it is sample text. */
export function Testimonials() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="said" className="wrap pt-16 md:pt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="said" className="text-h2">
          <Trans>What buyers say</Trans>
        </h2>
        {TESTIMONIALS.some(({ isSample }) => isSample) && (
          <p className="rounded-tag bg-mist px-2 py-0.5 text-label font-[550] text-muted">
            <Trans>Sample quotes until real buyers’ words are here</Trans>
          </p>
        )}
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {TESTIMONIALS.map(({ name, location, text, image }) => (
          <li key={text.id} className="rounded-card border border-line bg-card p-6">
            <figure className="flex h-full flex-col justify-between gap-5">
              <blockquote className="text-lead">{i18n._(text)}</blockquote>
              <figcaption className="flex items-center gap-3">
                {image === null ? (
                  <span className="grid size-10 place-items-center rounded-full bg-mist">
                    <Icon name="user-round" className="size-5 text-muted" />
                  </span>
                ) : (
                  <img
                    src={image}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    className="size-10 rounded-full object-cover"
                  />
                )}
                <span>
                  <b className="block text-control font-semibold">{i18n._(name)}</b>
                  <span className="block text-small text-muted">{i18n._(location)}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

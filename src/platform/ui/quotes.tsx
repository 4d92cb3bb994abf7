import type { ReactNode } from "react";
import type { Said } from "#platform/i18n/languages.ts";
import { Icon } from "./pictures/icon.tsx";

/** Words of a person. */
export interface Quote {
  readonly key: string;
  readonly name: string;
  readonly place: string;
  readonly said: Said;
  /** Stars of 5; null of who gave none. */
  readonly stars: number | null;
}

interface QuotesProps {
  /** Of the heading, for what is named by it. */
  readonly id: string;
  readonly title: ReactNode;
  readonly className: string;
  readonly quotes: readonly (Quote & { readonly isSample: boolean })[];
  /** What a quote that is made up is marked with. */
  readonly sampleMark: ReactNode;
  /** Says stars in words; without it none are shown. */
  readonly starWords?: (stars: number) => string;
}

/** What people say, side by side, each with who it was; made-up ones are marked one by one. */
export function Quotes({ id, title, className, quotes, sampleMark, starWords }: QuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {quotes.map(({ key, name, place, said, stars, isSample }) => (
          <li key={key} className="min-w-0 rounded-card border border-line bg-card p-6">
            <figure className="flex h-full flex-col gap-4">
              {stars !== null && starWords && (
                <p className="text-lead text-turmeric" role="img" aria-label={starWords(stars)}>
                  {"★".repeat(stars)}
                </p>
              )}
              <blockquote
                lang={said.language}
                className="flex-1 text-lead [overflow-wrap:anywhere]"
              >
                {said.text}
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-mist">
                  <Icon name="user-round" className="size-5 text-muted" />
                </span>
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <b className="block text-control font-semibold">{name}</b>
                  <span className="block text-small text-muted">{place}</span>
                </span>
                {isSample && (
                  <span className="shrink-0 rounded-tag bg-mist px-2 py-0.5 text-label font-[550] text-muted">
                    {sampleMark}
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { consoleHref } from "#features/admin/console-pages.ts";
import { plotOf } from "#features/admin/model/asked-plots.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { BuyersWords } from "#features/admin/ui/inbox/asked-line.tsx";
import {
  askedWords,
  STATE_WORDS,
  useLeadPlace,
  VISIT_WORDS,
} from "#features/admin/ui/inbox/inbox-words.ts";
import { LeadPicture } from "#features/admin/ui/inbox/lead-picture.tsx";
import { SizeAndCost } from "#features/admin/ui/inbox/plot-quote.tsx";
import { formatIndiaDate, formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

type PersonRequestsProps = Pick<KnownPerson, "leads" | "asked">;

/** Each request of a person, the newest first, with its plot, its visit and what is to be done next. */
export function PersonRequests({ leads, asked }: PersonRequestsProps) {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const placeOf = useLeadPlace();
  return (
    <Part title={<Trans>Requests</Trans>}>
      {leads.map((lead) => {
        const { reference, createdAt, preferredAt, visitState, nextStep, nextStepAt } = lead;
        return (
          <Row
            key={reference}
            picture={<LeadPicture lead={lead} />}
            to={consoleHref("leads/:reference", { reference })}
            title={[i18n._(askedWords(lead)), placeOf(lead)].filter(Boolean).join(" · ")}
            aside={i18n._(STATE_WORDS[lead.state])}
          >
            <SizeAndCost plot={plotOf(asked, lead)} />
            <p className="num">{formatIndiaDate(new Date(createdAt), language)}</p>
            <BuyersWords lead={lead} />
            {preferredAt !== null && visitState !== null && (
              <p className="num">
                <Trans>Visit: {formatIndiaMoment(new Date(preferredAt), language)}</Trans>
                {` · ${i18n._(VISIT_WORDS[visitState])}`}
              </p>
            )}
            {nextStep !== "" && (
              <p className="num [overflow-wrap:anywhere] text-ink">
                {nextStep}
                {nextStepAt !== null && ` · ${formatIndiaMoment(new Date(nextStepAt), language)}`}
              </p>
            )}
          </Row>
        );
      })}
    </Part>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-2 overflow-hidden rounded-card border border-line bg-card">{children}</ul>
    </section>
  );
}

interface RowProps {
  readonly picture: ReactNode;
  readonly to: string;
  readonly title: ReactNode;
  readonly aside: string;
  readonly children: ReactNode;
}

function Row({ picture, to, title, aside, children }: RowProps) {
  return (
    <li className="relative flex items-start gap-4 px-5 py-3 not-last:border-b not-last:border-line hover:bg-river-tint">
      {picture}
      <div className="min-w-0 flex-1 text-small text-muted">
        <div className="flex items-start justify-between gap-3">
          <LocalLink
            to={to}
            className="min-w-0 text-control font-[550] [overflow-wrap:anywhere] text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
          >
            {title}
          </LocalLink>
          <p className="shrink-0 rounded-tag bg-mist px-2 py-0.5 text-label font-[550]">{aside}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

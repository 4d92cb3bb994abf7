import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { rangeOf } from "#features/admin/model/asked-plots.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { useAgent, useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { CHANNEL_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import { useCostWords } from "#features/admin/ui/inbox/plot-quote.tsx";
import { FACING_WORDS } from "#features/projects/ui.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { LANGUAGE_TABLE } from "#platform/i18n/languages.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

interface PersonFactsProps {
  readonly person: KnownPerson;
}

/** What the requests of a person tell of the person; nothing that was not sent to the agents. */
export function PersonFacts({ person }: PersonFactsProps) {
  const { t, i18n } = useLingui();
  const { leads, language, emails } = person;
  const channels = [...new Set(leads.map(({ channel }) => channel))].toReversed();
  return (
    <>
      <TitleBlock columns="grid-cols-2 [&>div:last-child:nth-child(odd)]:col-span-2">
        <AskedPlots person={person} />
        <TitleCell name={t`Requests`}>{leads.length}</TitleCell>
        <TitleCell name={t`Came by`}>
          {channels.map((channel) => i18n._(CHANNEL_WORDS[channel])).join(", ")}
        </TitleCell>
        <TitleCell name={t`Language`}>{LANGUAGE_TABLE[language].full}</TitleCell>
        <TitleCell name={t`Cared for by`}>
          <Carers person={person} />
        </TitleCell>
      </TitleBlock>
      {emails.length > 0 && (
        <TitleBlock columns="">
          {emails.map((email) => (
            <TitleCell key={email} name={t`E-mail`}>
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </TitleCell>
          ))}
        </TitleBlock>
      )}
    </>
  );
}

/** Sizes, prices and facings of the plots that the person asked about; nothing where it was about none. */
function AskedPlots({ person: { asked } }: PersonFactsProps): ReactNode {
  const { t, i18n } = useLingui();
  const cost = useCostWords();
  const { sizes, dearest, facings } = rangeOf(asked);
  if (sizes === null) return null;
  const [least, most] = [formatWhole(sizes.least), formatWhole(sizes.most)];
  return (
    <>
      <TitleCell name={t`Asked about`}>
        {least === most ? (
          <Trans>{most} sq yd</Trans>
        ) : (
          <Trans>
            {least}–{most} sq yd
          </Trans>
        )}
      </TitleCell>
      {dearest && (
        <TitleCell name={asked.length > 1 ? t`Dearest, as priced now` : t`It costs`}>
          {cost(dearest)}
        </TitleCell>
      )}
      {facings.length > 0 && (
        <TitleCell name={t`Facing`}>
          {facings.map((facing) => i18n._(FACING_WORDS[facing])).join(", ")}
        </TitleCell>
      )}
    </>
  );
}

function Carers({ person: { leads } }: PersonFactsProps) {
  const { t } = useLingui();
  const { agent } = useAgent();
  const colleague = useColleagueName();
  const carers = [...new Set(leads.flatMap(({ assignedTo }) => assignedTo ?? []))];
  if (carers.length === 0) return t`Nobody yet`;
  return carers.map((email) => (email === agent.email ? t`You` : colleague(email))).join(", ");
}

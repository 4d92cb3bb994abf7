import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { CallSquare } from "#features/admin/ui/call-links.tsx";
import { placeWords } from "#features/leads/ui.ts";
import type { EndingHold } from "#features/projects/index.ts";
import { formatIndiaDayOfYear, formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { DayRow, DaySection } from "./day-section.tsx";

/** Plots that become available again within 24 hours. */
export function DayHolds({ holds }: { readonly holds: readonly EndingHold[] }) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  return (
    <DaySection
      title={<Trans>Holds that end within 24 hours</Trans>}
      found={holds.length}
      empty={t`None ends.`}
    >
      {holds.map(({ project, projectName, number, heldUntil, buyer }) => {
        const at = new Date(heldUntil);
        const to = `${consoleHref("plots")}?project=${encodeURIComponent(project)}`;
        const phone = buyer?.contact?.startsWith("+") ? buyer.contact : null;
        return (
          <DayRow
            key={`${project} ${number}`}
            to={to}
            title={placeWords(i18n, { layout: projectName, plot: number })}
            begin={
              <>
                <b className="font-[550]">{formatIndiaHour(at, language)}</b>{" "}
                <span className="text-small text-muted sm:block">
                  {formatIndiaDayOfYear(at, language)}
                </span>
              </>
            }
            act={
              phone === null ? (
                <LocalLink to={to} className={button("outline", "small")}>
                  <Trans>Open</Trans>
                </LocalLink>
              ) : (
                <CallSquare name={buyer?.name ?? ""} phone={phone} />
              )
            }
          >
            {buyer?.name ? t`Held for ${buyer.name}` : t`Held`}
          </DayRow>
        );
      })}
    </DaySection>
  );
}

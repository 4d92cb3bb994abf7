import { Trans, useLingui } from "@lingui/react/macro";
import { visitPageOf } from "#features/leads/model/visit-path.ts";
import { useDeviceVisits } from "#features/leads/ui/device-visits.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";

interface DeviceVisitLinesProps {
  /** Those of one listing; all where it is left out. */
  readonly mlsNumber?: string;
}

/** The visits that were asked for on this device, each with the way to change it. */
export function DeviceVisitLines({ mlsNumber }: DeviceVisitLinesProps) {
  const { i18n } = useLingui();
  const visits = useDeviceVisits().filter(
    (visit) => mlsNumber === undefined || visit.mlsNumber === mlsNumber,
  );
  if (visits.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {visits.map(({ reference, token, startsAt }) => {
        const time = formatIndiaTime(new Date(startsAt), toLanguage(i18n.locale));
        return (
          <li
            key={reference}
            className="flex flex-wrap items-center gap-x-3 rounded border border-line bg-paper px-3 text-control"
          >
            <span className="flex items-start gap-2 py-2">
              <Icon name="calendar-days" className="mt-0.5 size-5 text-muted" />
              <span>
                <Trans>Your visit: {time}</Trans>
              </span>
            </span>
            <LocalLink
              to={visitPageOf(token)}
              className="text-link inline-flex min-h-11 items-center"
            >
              <Trans>Move or cancel</Trans>
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { callApi } from "#features/accounts/ui.ts";
import type { OwnVisitReply } from "#features/leads/model/buyer-replies.ts";
import { isExpected, type OwnVisit } from "#features/leads/model/visit.ts";
import { visitPageOf } from "#features/leads/model/visit-path.ts";
import { deviceVisits, useDeviceVisits } from "#features/leads/ui/device-visits.ts";
import { groundPath, SubjectPicture } from "#features/leads/ui/subject-picture.tsx";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { BUYER_VISIT_WORDS, visitPlaceWords } from "./lead-words.ts";

interface DeviceVisitLinesProps {
  /** Those of one listing; all where it is left out. */
  readonly mlsNumber?: string;
}

/** The visits that were asked for on this device, each with the way to change it. */
export function DeviceVisitLines({ mlsNumber }: DeviceVisitLinesProps) {
  const visits = useDeviceVisits().filter(
    (visit) => mlsNumber === undefined || visit.mlsNumber === mlsNumber,
  );
  if (visits.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-3">
      {visits.map((visit) => (
        <li key={visit.reference} className="rounded-[2px] border border-ink bg-card">
          <DeviceVisitBlock {...visit} />
        </li>
      ))}
    </ul>
  );
}

interface DeviceVisitBlockProps {
  readonly token: string;
  readonly startsAt: string;
  readonly mlsNumber: string | null;
}

/** One as a title block: when at once, as this device knows it, then where and how it stands. */
function DeviceVisitBlock({ token, startsAt, mlsNumber }: DeviceVisitBlockProps) {
  const { i18n } = useLingui();
  const visit = useVisit({ token, startsAt });
  const place = visit ? visitPlaceWords(i18n, visit) : "";
  const picture = visit?.drawing ?? groundPath(mlsNumber);
  const time = formatIndiaTime(new Date(visit?.startsAt ?? startsAt), toLanguage(i18n.locale));
  return (
    <>
      <div className="flex items-center gap-3 p-3">
        {picture && (
          <div className="size-18 shrink-0 overflow-hidden border border-line bg-mist not-has-[img]:hidden">
            <SubjectPicture src={picture} className="size-full object-cover" />
          </div>
        )}
        <div className="min-w-0 text-control">
          {visit && (
            <p
              className={`text-small font-[550] ${visit.state === "confirmed" ? "text-leaf" : "text-river"}`}
            >
              {i18n._(BUYER_VISIT_WORDS[visit.state])}
            </p>
          )}
          <p className="font-semibold">
            <Trans>Your visit: {time}</Trans>
          </p>
          {place && <p className="text-muted [overflow-wrap:anywhere]">{place}</p>}
        </div>
      </div>
      <LocalLink
        to={visitPageOf(token)}
        className="flex min-h-11 items-center justify-center border-t border-line px-3 text-control font-[550] text-river hover:bg-river-tint"
      >
        {visit && !visit.mayMove && !visit.mayCancel ? (
          <Trans>See or change</Trans>
        ) : (
          <Trans>Move or cancel</Trans>
        )}
      </LocalLink>
    </>
  );
}

/** A visit as it stands now, which the device knows from then on; null until it is known, and where there is no network. */
function useVisit({ token, startsAt }: Pick<OwnVisit, "token" | "startsAt">): OwnVisit | null {
  const [visit, setVisit] = useState<OwnVisit | null>(null);
  useEffect(() => {
    let current = true;
    void callApi<OwnVisitReply>("POST", "/api/visits/find", { token }).then((reply) => {
      if (!current || !reply.ok) return;
      const { visit: now } = reply.body;
      if (now.startsAt !== startsAt || !isExpected(now.state)) deviceVisits.follow(now);
      setVisit(now);
    });
    return () => {
      current = false;
    };
  }, [token, startsAt]);
  return visit;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { callApi, ProfileSection } from "#features/accounts/ui.ts";
import type { OwnVisitsReply } from "#features/leads/model/buyer-replies.ts";
import type { OwnVisit } from "#features/leads/model/visit.ts";
import { visitPageOf } from "#features/leads/model/visit-path.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { BUYER_VISIT_WORDS, visitPlaceWords } from "./lead-words.ts";

/** The visits of who is signed in, as a part of the profile; none, and it is not there. */
export function OwnVisits() {
  const { t, i18n } = useLingui();
  const [visits, setVisits] = useState<readonly OwnVisit[]>([]);
  useEffect(() => {
    void callApi<OwnVisitsReply>("GET", "/api/visits").then((reply) => {
      if (reply.ok) setVisits(reply.body.visits);
    });
  }, []);
  if (visits.length === 0) return null;
  return (
    <ProfileSection title={t`Your visits`}>
      <ul className="grid gap-4">
        {visits.map((visit) => (
          <li
            key={visit.reference}
            className="flex flex-wrap items-baseline justify-between gap-x-6"
          >
            <div className="min-w-0">
              <p className="font-[550]">
                {formatIndiaTime(new Date(visit.startsAt), toLanguage(i18n.locale))}
              </p>
              <p className="text-muted">
                {[visitPlaceWords(i18n, visit), i18n._(BUYER_VISIT_WORDS[visit.state])]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <LocalLink
              to={visitPageOf(visit.token)}
              className="text-link inline-flex min-h-11 items-center"
            >
              <Trans>See or change</Trans>
            </LocalLink>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

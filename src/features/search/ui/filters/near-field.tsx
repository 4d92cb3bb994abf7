import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SITE_NAMES } from "#features/listings/ui.ts";
import { SOUGHT_KINDS, SOUGHT_KMS, type SoughtKm } from "#features/places/index.ts";
import { FILTERS, USUAL_KM } from "#features/search/model/query/filters.ts";
import { formatNear, withKind, withoutKind } from "#features/search/model/query/near-query.ts";
import { RadioChip, TickChip } from "#platform/ui/forms/radio-chip.tsx";
import { Count, type FilterFieldProps } from "./filter-field.tsx";

/** What has to be near, all of it, and how near; a plain form sends everything under one name. */
export function NearField({ query, local, onChange }: FilterFieldProps) {
  const { near } = query;
  const counts = local?.choices(query).get("near");
  const { t, i18n } = useLingui();
  // Without a kind the query holds no distance: the one chosen last stays in view.
  const [chosen, setChosen] = useState<SoughtKm>(USUAL_KM);
  const within = near?.km ?? chosen;
  const choose = (km: SoughtKm) => {
    setChosen(km);
    if (near) onChange({ near: { ...near, km } });
  };
  return (
    <div>
      <fieldset>
        <legend className="mb-2 text-control font-[550]">{t`What is near`}</legend>
        <div className="flex flex-wrap gap-2">
          {SOUGHT_KINDS.map((kind) => {
            const isChosen = near?.kinds.includes(kind) ?? false;
            const wanted = withKind(near, kind, within);
            return (
              <TickChip
                key={kind}
                name={FILTERS.near.parameter}
                value={kind}
                checked={isChosen}
                onChoose={() => onChange({ near: isChosen ? withoutKind(near, kind) : wanted })}
              >
                {i18n._(SITE_NAMES[kind])}
                <Count value={counts?.get(formatNear(wanted) ?? "")} />
              </TickChip>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="mt-4">
        <legend className="mb-2 text-control font-[550]">{t`Within`}</legend>
        <div className="flex flex-wrap gap-2">
          {SOUGHT_KMS.map((km) => (
            <RadioChip
              key={km}
              name={FILTERS.near.parameter}
              value={km}
              checked={km === within}
              onChoose={() => choose(km)}
            >
              {t`${km} km`}
              <Count value={near && counts?.get(formatNear({ ...near, km }) ?? "")} />
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <p className="mt-3 text-small text-muted">
        <Trans>
          In a straight line. From a rural survey of 2022, which leaves towns out: a layout in or
          beside a town may have more near than this finds. Ring roads are drawn by us.
        </Trans>
      </p>
    </div>
  );
}

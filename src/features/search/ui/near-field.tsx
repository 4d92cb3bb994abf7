import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { SITE_NAMES } from "#features/listings/ui.ts";
import {
  SOUGHT_KINDS,
  SOUGHT_KMS,
  type SoughtKind,
  type SoughtKm,
} from "#features/places/index.ts";
import { formatNear } from "#features/search/model/address-values.ts";
import { FILTERS, USUAL_KM } from "#features/search/model/filters.ts";
import { RadioChip } from "#platform/ui/radio-chip.tsx";
import { Count } from "./choice-field.tsx";
import type { FilterFieldProps } from "./filter-fields.tsx";

/** What has to be near, and how near; a plain form sends both under one name. */
export function NearField({ query, local, onChange }: FilterFieldProps) {
  const { near } = query;
  const counts = local?.choices(query).get("near");
  const countOf = (kind: SoughtKind, km: SoughtKm) => counts?.get(formatNear({ kind, km }) ?? "");
  const { t, i18n } = useLingui();
  const id = useId();
  // Without a kind the query holds no distance: the one chosen last stays in view.
  const [chosen, setChosen] = useState<SoughtKm>(USUAL_KM);
  const within = near?.km ?? chosen;
  const choose = (km: SoughtKm) => {
    setChosen(km);
    if (near) onChange({ near: { ...near, km } });
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-control font-[550]">
        {t`What is near`}
      </label>
      <select
        id={id}
        name={FILTERS.near.parameter}
        value={near?.kind ?? ""}
        onChange={(event) => {
          const kind = SOUGHT_KINDS.find((sought) => sought === event.currentTarget.value);
          onChange({ near: kind && { kind, km: within } });
        }}
        className="h-12 w-full cursor-pointer rounded border border-edge bg-card px-3 text-control hover:border-ink"
      >
        <option value="">{t`anything`}</option>
        {SOUGHT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {withCount(i18n._(SITE_NAMES[kind]), countOf(kind, within))}
          </option>
        ))}
      </select>
      <Distances
        within={within}
        onChoose={choose}
        countOf={(km) => near && countOf(near.kind, km)}
      />
      <p className="mt-3 text-small text-muted">
        <Trans>
          In a straight line. From a rural survey of 2022, which leaves towns out: a layout in or
          beside a town may have more near than this finds.
        </Trans>
      </p>
    </div>
  );
}

interface DistancesProps {
  readonly within: SoughtKm;
  readonly onChoose: (km: SoughtKm) => void;
  readonly countOf: (km: SoughtKm) => number | undefined;
}

/** "Bank (12)": an option takes no more than text. */
function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count})`;
}

function Distances({ within, onChoose, countOf }: DistancesProps) {
  const { t } = useLingui();
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-control font-[550]">{t`Within`}</legend>
      <div className="flex flex-wrap gap-2">
        {SOUGHT_KMS.map((km) => (
          <RadioChip
            key={km}
            name={FILTERS.near.parameter}
            value={km}
            checked={km === within}
            onChoose={() => onChoose(km)}
          >
            {t`${km} km`}
            <Count value={countOf(km)} />
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
}

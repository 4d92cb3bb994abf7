import { useLingui } from "@lingui/react/macro";
import { decimalOf, type FieldName } from "#features/calculators/model/tool-inputs.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { ToolField } from "./tool-form.tsx";
import type { ToolScreenProps } from "./use-tool-params.ts";

interface RateFieldProps extends Pick<ToolScreenProps, "median"> {
  readonly params: URLSearchParams;
  readonly wrong: readonly FieldName[];
}

/** The rate of the land; where it is the one that a tool starts with, it says where that comes from. */
export function RateField({ params, wrong, median }: RateFieldProps) {
  const { t } = useLingui();
  const n = median && decimalOf(params, "rate") === String(median.rate) && formatWhole(median.n);
  return (
    <ToolField
      name="rate"
      label={t`Rate per sq yd`}
      unit="₹"
      hint={n && t`The median of the ${n} layouts of plots on this site with a published rate`}
      params={params}
      wrong={wrong}
    />
  );
}

import { useLingui } from "@lingui/react/macro";

/** Marks a layout of which nothing is left, beside its name. */
export function SoldOutBadge() {
  const { t } = useLingui();
  return (
    <span className="inline-flex min-h-6 items-center rounded-tag bg-ink px-2 text-label font-[550] whitespace-nowrap text-white">
      {t`Sold out`}
    </span>
  );
}

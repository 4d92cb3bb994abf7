import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { toRupees } from "#features/calculators/index.ts";
import { type CarouselFilters, toFilterQuery } from "#features/landing/model/carousel-filters.ts";
import { TYPE_NAMES, useSum } from "#features/listings/ui.ts";
import { TYPE_CHOICES } from "#features/search/index.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";

const BUDGETS_LAKHS = [10, 20, 30, 40, 50, 75, 100];
const SIZES = ["100-200", "200-300", "300-500", "100-500", "100-1000"];

/** The carousel's filters: a plain form; with script a choice is applied at once. */
export function CarouselFilterForm({ filters }: { filters: CarouselFilters }) {
  const { t, i18n } = useLingui();
  const sum = useSum();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const own = `${filters.size.min}-${filters.size.max}`;
  const apply = (form: HTMLFormElement) => {
    const search = toFilterQuery(new FormData(form));
    void navigate(localPath("/") + (search && `?${search}`), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <form
      action={`${localPath("/")}#buy-plot`}
      aria-label={t`Filters`}
      onChange={(event) => apply(event.currentTarget)}
      className="mt-5 flex flex-wrap gap-2"
    >
      <Choice name="budget" label={t`Budget`} value={String(filters.budgetLakhs)}>
        {withOwn(BUDGETS_LAKHS, filters.budgetLakhs).map((lakhs) => {
          const budget = sum(toRupees(lakhs));
          return <option key={lakhs} value={lakhs}>{t`Up to ${budget}`}</option>;
        })}
      </Choice>
      <Choice name="type" label={t`Type`} value={filters.type}>
        {TYPE_CHOICES.map((type) => (
          <option key={type} value={type}>
            {type === "All" ? t`All types` : i18n._(TYPE_NAMES[type])}
          </option>
        ))}
      </Choice>
      <Choice name="size" label={t`Plot size`} value={own}>
        {withOwn(SIZES, own).map((size) => {
          const range = size.replace("-", "–");
          return <option key={size} value={size}>{t`${range} sq yd`}</option>;
        })}
      </Choice>
      <label className="flex h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-card px-4 text-control font-[550] has-checked:border-river has-checked:bg-river-tint">
        <input
          key={String(filters.gated)}
          type="checkbox"
          name="gated"
          value="1"
          defaultChecked={filters.gated}
          className="size-4.5 accent-river"
        />
        <Trans>Gated Community</Trans>
      </label>
      <noscript>
        <button type="submit" className={button("outline", "small")}>
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </form>
  );
}

function withOwn<Value>(choices: readonly Value[], own: Value): readonly Value[] {
  return choices.includes(own) ? choices : [own, ...choices];
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <span className="relative">
      <select
        key={value}
        name={name}
        aria-label={label}
        defaultValue={value}
        className="h-11 cursor-pointer appearance-none rounded-full border border-edge bg-card pr-10 pl-4 text-control font-[550] hover:border-ink"
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-3.5 right-3.5 size-4 text-muted"
      />
    </span>
  );
}

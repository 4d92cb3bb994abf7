import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { useNavigate } from "react-router";
import { toFilterQuery } from "#features/landing/model/carousel-filters.ts";
import { type SearchQuery, shortFilters } from "#features/search/index.ts";
import { filterLabel, filterText, useFilterWords } from "#features/search/ui.ts";
import { button } from "#platform/ui/button.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";

/** The carousel's filters: a plain form; with script a choice is applied at once. */
export function CarouselFilterForm({ filters }: { filters: SearchQuery }) {
  const { t } = useLingui();
  const words = useFilterWords();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement | null) => {
    if (!form) return;
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
      {shortFilters(filters).map(({ name, parameter, value, choices, isFlag }) =>
        isFlag ? (
          <Box key={name} name={parameter} isTicked={value !== null} onEarly={apply}>
            {filterText(name, filters, words)}
          </Box>
        ) : (
          <Choice
            key={name}
            name={parameter}
            label={filterLabel(name, words)}
            value={value ?? ""}
            onEarly={apply}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {filterText(name, choice.query, words)}
              </option>
            ))}
          </Choice>
        ),
      )}
      <noscript>
        <button type="submit" className={button("outline", "small")}>
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </form>
  );
}

function Box({
  name,
  isTicked,
  onEarly,
  children,
}: {
  name: string;
  isTicked: boolean;
  onEarly: ChoiceProps["onEarly"];
  children: ReactNode;
}) {
  const box = useRef<HTMLInputElement>(null);
  useChosenEarly(box, isTicked, ({ form }) => onEarly(form));
  return (
    <label className="flex h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-card px-4 text-control font-[550] has-checked:border-river has-checked:bg-river-tint">
      <input
        ref={box}
        key={String(isTicked)}
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isTicked}
        className="size-4.5 accent-river"
      />
      {children}
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Given its form when it was changed before the page answered. */
  readonly onEarly: (form: HTMLFormElement | null) => void;
  readonly children: ReactNode;
}

function Choice({ name, label, value, onEarly, children }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  useChosenEarly(select, value, ({ form }) => onEarly(form));
  return (
    <select
      ref={select}
      key={value}
      name={name}
      aria-label={label}
      defaultValue={value}
      className="h-11 cursor-pointer rounded-full border border-edge bg-card pl-4 text-control font-[550] hover:border-ink"
    >
      {children}
    </select>
  );
}

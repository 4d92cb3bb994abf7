import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { canCompare, comparisonPath } from "#features/saved/model/compare-url.ts";
import type { SavedListing } from "#features/saved/model/saved-listing.ts";
import { withoutLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface CompareBarProps {
  readonly chosen: readonly SavedListing[];
  readonly onDrop: (mlsNumber: string) => void;
  readonly onClear: () => void;
}

/** What is ticked, and the way to its comparison. */
export function CompareBar({ chosen, onDrop, onClear }: CompareBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { location } = useNavigation();
  const isLoading = location && withoutLanguage(location.pathname) === href("/compare");
  const [asked, setAsked] = useState(false);
  const count = chosen.length;
  const compare = () => {
    setAsked(true);
    const ids = chosen.map(({ mlsNumber }) => mlsNumber);
    if (canCompare(count)) void navigate(localPath(comparisonPath({ ids })));
  };
  return (
    <section
      aria-label={t`Compare`}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 bg-ink text-white print:hidden [&_:focus-visible]:outline-card"
    >
      <div className="wrap flex min-h-19 flex-wrap items-center gap-x-4 gap-y-1 py-3">
        <p aria-live="polite" className="num text-lead font-semibold">
          <Plural value={count} one="# layout selected" other="# layouts selected" />
        </p>
        <Chips chosen={chosen} onDrop={onDrop} />
        <div className="ml-auto flex items-center gap-2">
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 rounded px-3 font-[550] hover:bg-white/15"
          >
            <Trans>Clear</Trans>
          </button>
          <button type="button" onClick={compare} className={button("action")}>
            {isLoading ? t`Loading comparison…` : t`Compare`}
          </button>
        </div>
        <p role="alert" className="w-full text-right text-control empty:hidden">
          {asked && !canCompare(count) && t`Select between 2 and 5 properties to compare.`}
        </p>
      </div>
    </section>
  );
}

function Chips({ chosen, onDrop }: Pick<CompareBarProps, "chosen" | "onDrop">) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap gap-2 max-lg:hidden">
      {chosen.map(({ mlsNumber, name }) => (
        <li key={mlsNumber}>
          <button
            type="button"
            onClick={() => onDrop(mlsNumber)}
            aria-label={t`Remove ${name} from the comparison`}
            className="flex min-h-9 items-center gap-2 rounded-full bg-white/15 px-3 text-small hover:bg-white/25"
          >
            {name}
            <Icon name="x" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

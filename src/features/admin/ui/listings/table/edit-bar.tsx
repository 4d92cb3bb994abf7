import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MOST_AT_ONCE } from "#features/listings/index.ts";
import { Icon } from "#platform/ui/icon.tsx";
import type { Selection } from "./use-selection.ts";

interface EditBarProps {
  readonly selection: Selection;
  /** Listings that the search finds, shown or not. */
  readonly found: number;
  readonly onEdit: () => void;
}

const BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded border border-night-muted px-4 text-control font-[550] text-white hover:border-white hover:bg-white/10";

/** What may be done to the listings that are chosen, at the foot of the screen. */
export function EditBar({ selection, found, onEdit }: EditBarProps) {
  const { t } = useLingui();
  const { chosen, isPage, chooseAll, clear } = selection;
  const count = chosen.kind === "all" ? found : chosen.numbers.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={t`Chosen listings`}
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-ink p-4 text-white max-md:-mx-(--gutter) max-md:rounded-none lg:bottom-4 lg:px-6 [&_:focus-visible]:outline-card"
    >
      <p role="status" className="num mr-auto font-semibold">
        <Plural value={count} one="# listing chosen" other="# listings chosen" />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {chosen.kind === "some" && isPage && found > count && found <= MOST_AT_ONCE && (
          <button type="button" onClick={chooseAll} className={`num ${BUTTON}`}>
            <Plural value={found} one="Choose the one found" other="Choose all # found" />
          </button>
        )}
        <button type="button" onClick={onEdit} className={BUTTON}>
          <Trans>Change a field</Trans>
        </button>
        <button
          type="button"
          onClick={clear}
          aria-label={t`Choose none`}
          className="grid size-11 place-items-center rounded hover:bg-white/10"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </section>
  );
}

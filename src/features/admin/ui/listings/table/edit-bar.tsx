import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BAR_BUTTON, ChosenBar } from "#features/admin/ui/chosen-bar.tsx";
import { MOST_AT_ONCE } from "#features/listings/index.ts";
import type { Selection } from "./use-selection.ts";

interface EditBarProps {
  readonly selection: Selection;
  /** Listings that the search finds, shown or not. */
  readonly found: number;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What may be done to the listings that are chosen, at the foot of the screen. */
export function EditBar({ selection, found, onEdit, onDelete }: EditBarProps) {
  const { t } = useLingui();
  const { chosen, isPage, chooseAll, clear } = selection;
  const count = chosen.kind === "all" ? found : chosen.numbers.size;
  if (count === 0) return null;
  return (
    <ChosenBar
      label={t`Chosen listings`}
      onClear={clear}
      told={
        <p role="status" className="num mr-auto font-semibold">
          <Plural value={count} one="# listing chosen" other="# listings chosen" />
        </p>
      }
    >
      {chosen.kind === "some" && isPage && found > count && found <= MOST_AT_ONCE && (
        <button type="button" onClick={chooseAll} className={`num ${BAR_BUTTON}`}>
          <Plural value={found} one="Choose the one found" other="Choose all # found" />
        </button>
      )}
      <button type="button" onClick={onEdit} className={BAR_BUTTON}>
        <Trans>Change a field</Trans>
      </button>
      <button type="button" onClick={onDelete} className={BAR_BUTTON}>
        <Trans>Delete</Trans>
      </button>
    </ChosenBar>
  );
}

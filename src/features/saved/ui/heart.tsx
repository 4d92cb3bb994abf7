import { useLingui } from "@lingui/react/macro";
import type { SaveSlotProps } from "#features/listings/ui.ts";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { savedHomes, useIsSaved } from "./saved-homes.ts";

const LOOKS: Record<SaveSlotProps["look"], string> = {
  card: "card-heart",
  popup: "popup-heart",
  line: TEXT_ACTION,
};

/** Saves a home, or removes it: in the account, or on the device of who has none. */
export function Heart({ mlsNumber, name, look }: SaveSlotProps) {
  const { t } = useLingui();
  const isSaved = useIsSaved(mlsNumber);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t`Save ${name}`}
      title={isSaved ? t`Saved` : t`Save`}
      onClick={() => savedHomes.set(mlsNumber, !isSaved)}
      className={LOOKS[look]}
    >
      <Icon name="heart" className={`size-5 ${isSaved ? "fill-turmeric text-turmeric-ink" : ""}`} />
      {look === "line" && (isSaved ? t`Saved` : t`Save`)}
    </button>
  );
}

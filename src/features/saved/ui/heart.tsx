import { useLingui } from "@lingui/react/macro";
import { withArrival } from "#features/accounts/index.ts";
import { useSession } from "#features/accounts/ui.ts";
import type { SaveSlotProps } from "#features/listings/ui.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { savedHomes, useIsSaved } from "./saved-homes.ts";

const LOOKS: Record<SaveSlotProps["look"], string> = {
  card: "card-heart",
  popup: "absolute top-1 left-1 grid size-11 place-items-center rounded bg-card/95 hover:bg-mist",
  line: "flex min-h-11 items-center gap-2 text-control font-[550] text-river hover:text-river-deep",
};

/** Saves a home, or removes it; for the anonymous a link through the sign-in, which then saves. */
export function Heart({ mlsNumber, name, look }: SaveSlotProps) {
  const { t } = useLingui();
  const isSignedIn = useSession().status === "signed-in";
  const isSaved = useIsSaved(mlsNumber);
  if (!isSignedIn)
    return (
      <LocalLink
        to={withArrival(href("/login"), { save: mlsNumber, next: null })}
        aria-label={look === "line" ? undefined : t`Sign in to save ${name}`}
        title={t`Save`}
        className={LOOKS[look]}
      >
        <Icon name="heart" className="size-5" />
        {look === "line" && t`Save`}
      </LocalLink>
    );
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

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatWhole } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSavedHomes } from "./saved-homes.ts";

/** The way to the saved homes, with how many there are; none in the HTML, which is everyone's. */
export function SavedLink() {
  const { t } = useLingui();
  const { size } = useSavedHomes().ids;
  return (
    <LocalLink
      to={href("/favourites")}
      aria-label={
        size > 0
          ? t`${plural(size, { one: "# saved home", other: "# saved homes" })}`
          : t`Saved homes`
      }
      title={t`Saved homes`}
      className="relative grid size-11 place-items-center rounded hover:bg-mist"
    >
      <Icon
        name="heart"
        className={`size-5.5 ${size > 0 ? "fill-turmeric text-turmeric-ink" : ""}`}
      />
      {size > 0 && (
        <span className="num absolute top-0.5 right-0 min-w-5 rounded-full border-2 border-card bg-ink px-1 text-center text-tiny leading-4 font-semibold text-white">
          {formatWhole(size)}
        </span>
      )}
    </LocalLink>
  );
}

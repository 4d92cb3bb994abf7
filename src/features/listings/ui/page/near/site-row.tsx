import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { SITE_ICONS, SITE_NAMES } from "#features/listings/ui/site-names.ts";
import { usePlaceName } from "#features/listings/ui/words.tsx";
import type { NearSite } from "#features/places/index.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** What a place is called: "High school", "Railway station". */
export function useSiteTitle(): (site: Pick<NearSite, "kind" | "asked">) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ kind, asked }) =>
      i18n._(kind in SITE_NAMES ? SITE_NAMES[kind as "school"] : SITE_NAMES[asked]),
    [i18n],
  );
}

interface SiteRowProps {
  readonly site: NearSite;
  readonly number: number;
  /** Left out on a phone until all rows are asked for. */
  readonly isFolded: boolean;
  /** Under the pointer or the focus, here or on the map. */
  readonly isMarked: boolean;
  /** The map was sent to it. */
  readonly isPicked: boolean;
  readonly onMark: (isMarked: boolean) => void;
  readonly onPick: () => void;
}

/** One row of what is near: its number on the map, what and where it is, how far. */
export function SiteRow({
  site,
  number,
  isFolded,
  isMarked,
  isPicked,
  onMark,
  onPick,
}: SiteRowProps) {
  const { t } = useLingui();
  const title = useSiteTitle()(site);
  const placeName = usePlaceName();
  const name = site.name && placeName(site.name);
  const village = site.code === null && site.village ? placeName(site.village) : null;
  const where = [name, village].filter((part) => part !== null).join(", ");
  return (
    <li
      data-marked={isMarked}
      className={`relative isolate flex items-center gap-3 border-t border-line py-2.5 before:absolute before:-inset-x-2 before:inset-y-0 before:-z-10 before:rounded last:border-b data-[marked=true]:before:bg-river-tint ${
        isFolded ? "max-md:not-noscript:hidden" : ""
      }`}
    >
      <span
        aria-hidden="true"
        className="num grid size-6 shrink-0 place-items-center rounded-full bg-ink text-label font-semibold text-white"
      >
        {number}
      </span>
      <Icon name={SITE_ICONS[site.asked]} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">{title}</span>
        {where !== "" && (
          <span className="block text-small text-muted">
            {where}{" "}
            {site.code !== null && (
              <span lang="en" className="num">
                {site.code}
              </span>
            )}
          </span>
        )}
      </span>
      <span className="num shrink-0 font-[550]">{t`${formatKm(site.km)} km`}</span>
      <button
        type="button"
        aria-label={t`Show ${title} on the map`}
        aria-pressed={isPicked}
        onClick={onPick}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onMark(true)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onMark(false)}
        onFocus={() => onMark(true)}
        onBlur={() => onMark(false)}
        className="absolute -inset-x-2 inset-y-0 rounded focus-visible:outline-2 focus-visible:outline-river"
      />
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { Listing } from "#features/listings/model/listing.ts";
import { type Photo, photosOfKind } from "#features/listings/photos/photo.ts";
import { photoPath } from "#features/listings/ui/photograph.tsx";
import { languageOf } from "#platform/i18n/languages.ts";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { RoundViews } from "#platform/ui/pictures/round-views.tsx";

const LINK = `${TEXT_ACTION} print:hidden`;

interface FurtherViewsProps {
  readonly photos: readonly Photo[];
  readonly media: Listing["media"];
}

/** A button for each picture of a listing in which one looks about, and links to what is on other sites. */
export function FurtherViews({ photos, media }: FurtherViewsProps) {
  const { t } = useLingui();
  const roundViews = useRoundViews(photos);
  return (
    <>
      {roundViews.length > 0 && <RoundViews views={roundViews} className={LINK} />}
      <LinksElsewhere words={t`Floor plans`} addresses={media.floorPlans} />
      <LinksElsewhere words={t`Video`} addresses={media.videoTours} />
      <LinksElsewhere words={t`Pictures elsewhere`} addresses={media.images} />
    </>
  );
}

function useRoundViews(photos: readonly Photo[]) {
  const { t } = useLingui();
  const language = languageOf(useLocation().pathname);
  const round = photosOfKind(photos, "panorama");
  return round.map((photo, index) => {
    const number = index + 1;
    return {
      address: photoPath(photo, photo.width, "avif"),
      title: round.length > 1 ? t`360° view ${number}` : t`360° view`,
      notice: photo.alt[language],
    };
  });
}

interface LinksElsewhereProps {
  readonly words: string;
  readonly addresses: readonly string[];
}

/** Of each address a link, numbered where there are several; they are on other sites. */
function LinksElsewhere({ words, addresses }: LinksElsewhereProps) {
  return addresses.map((address, index) => (
    <a key={address} href={address} target="_blank" rel="noreferrer" className={LINK}>
      <Icon name="external-link" className="size-5" />
      {addresses.length > 1 ? `${words} ${index + 1}` : words}
    </a>
  ));
}

import { projectFacts } from "./project-facts.ts";
import type { ProjectView } from "./project-view.ts";

interface OfferedParts {
  readonly view: Pick<ProjectView, "media" | "place">;
  readonly origin: string;
  readonly description: string;
  readonly url: string;
  /** Name of the film. */
  readonly film: string;
}

/** The place and its film, as search engines are told of a project that is on offer. */
export function toOffered({ view, origin, description, url, film }: OfferedParts): object[] {
  const { walkthrough } = view.media;
  const preview = view.media.preview?.en;
  const place = {
    "@type": "Place",
    name: projectFacts.name,
    description,
    url,
    address: {
      "@type": "PostalAddress",
      addressLocality: "Amaravati",
      addressRegion: "Andhra Pradesh",
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: view.place.lat, longitude: view.place.lng },
    ...(preview && { image: origin + preview }),
  };
  if (walkthrough?.kind !== "file") return [place];
  const video = {
    "@type": "VideoObject",
    name: film,
    description,
    thumbnailUrl: origin + (preview ?? "/social.png"),
    uploadDate: walkthrough.since,
    contentUrl: origin + walkthrough.src,
  };
  return [place, video];
}

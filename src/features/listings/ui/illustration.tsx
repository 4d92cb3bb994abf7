import type { ViewCode } from "layout-art/views";
import type { ListingSummary } from "#features/listings/model/summary.ts";
import { useViewWords } from "./view-words.ts";

type Named = Pick<ListingSummary, "mlsNumber" | "illustration">;

function pathOf(
  { mlsNumber, illustration }: Named,
  view: ViewCode | "footprint",
  ending: string,
): string {
  const part = view === "plan" ? "" : `.${view}`;
  return `/illustrations/${encodeURIComponent(mlsNumber)}-${illustration}${part}${ending}`;
}

/** Address of a sheet with its title, 1600 by 1000; its content hash makes it immutable. */
export function illustrationPath(summary: Named, view: ViewCode): string {
  return pathOf(summary, view, ".svg");
}

/** Address of a listing's ground without paper, as large as `footprintSize` says. */
export function footprintPath(summary: Named): string {
  return pathOf(summary, "footprint", ".svg");
}

/** Address of the same picture for a card, without letters if it is no plate: it fills any room. */
export function cardPicturePath(summary: Named, view: ViewCode): string {
  return pathOf(summary, view, ".card.svg");
}

interface IllustrationProps {
  readonly summary: Pick<ListingSummary, "mlsNumber" | "illustration" | "name" | "areaSqYards">;
  /** Its plan where nothing else is said. */
  readonly view?: ViewCode;
  /** True for the first picture of a page. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture of a listing for a card, drawn from its own facts; what stands round it labels it. */
export function Illustration({
  summary,
  view = "plan",
  eager = false,
  className,
}: IllustrationProps) {
  const { alt } = useViewWords();
  return (
    <img
      src={cardPicturePath(summary, view)}
      alt={alt(summary, view)}
      width={640}
      height={480}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={className}
    />
  );
}

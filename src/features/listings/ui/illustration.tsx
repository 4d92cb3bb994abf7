import type { ViewCode } from "layout-art/views";
import { useLocation } from "react-router";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { type Language, languageMark, languageOf } from "#platform/i18n/languages.ts";
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

/** The fact sheet is the one drawing with words in it. */
function wordsMark(view: ViewCode, language: Language): string {
  return view === "plate" ? languageMark(language, ".") : "";
}

/** Address of a sheet with its title, 1600 by 1000; its content hash makes it immutable. */
export function illustrationPath(summary: Named, view: ViewCode, language: Language): string {
  return pathOf(summary, view, `${wordsMark(view, language)}.svg`);
}

/** Address of a listing's ground without paper, as large as `footprintSize` says. */
export function footprintPath(summary: Named): string {
  return pathOf(summary, "footprint", ".svg");
}

/** Address of the same picture for a card, without letters if it is no fact sheet: it fills any room. */
export function cardPicturePath(summary: Named, view: ViewCode, language: Language): string {
  return pathOf(summary, view, `.card${wordsMark(view, language)}.svg`);
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
  const language = languageOf(useLocation().pathname);
  return (
    <img
      src={cardPicturePath(summary, view, language)}
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

import type { InboxLead, QuotedPlot } from "#features/leads/index.ts";
import { groundPath, SubjectPicture } from "#features/leads/ui.ts";
import { drawingOfPlot, FEATURED_SLUG } from "#features/projects/index.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PlotQuote } from "./plot-quote.tsx";

type Subject = Pick<InboxLead, "mlsNumber" | "projectSlug" | "plotNumber">;

/** Address of the drawing of what a lead is about: its plot, else its layout; null where there is none. */
function drawingOfLead({ mlsNumber, projectSlug, plotNumber }: Subject): string | null {
  if (projectSlug === FEATURED_SLUG && plotNumber !== null) return drawingOfPlot(plotNumber);
  return groundPath(mlsNumber);
}

interface LeadDrawingProps {
  readonly lead: Subject;
  readonly plot: QuotedPlot | null;
  readonly className?: string;
}

/** The same where there is room for it, with what is quoted of its plot; nothing where there is neither. */
export function LeadDrawing({ lead, plot, className = "" }: LeadDrawingProps) {
  const src = drawingOfLead(lead);
  return (
    <div
      className={`border border-ink bg-mist empty:hidden [&>p:first-child]:border-t-0 ${className}`}
    >
      {src !== null && (
        <SubjectPicture key={src} src={src} className="max-h-72 w-full object-contain" />
      )}
      <PlotQuote number={lead.plotNumber} plot={plot} />
    </div>
  );
}

interface LeadPictureProps {
  readonly lead: Subject;
  readonly isLarge?: boolean;
}

/** What a lead is about, small beside its row. */
export function LeadPicture({ lead, isLarge = false }: LeadPictureProps) {
  const src = drawingOfLead(lead);
  return (
    <div
      className={`grid shrink-0 place-items-center overflow-hidden rounded border border-line bg-mist text-faint ${isLarge ? "size-18" : "size-14"}`}
    >
      <Icon name="map-pin" className="col-start-1 row-start-1 size-5" />
      {src !== null && (
        <SubjectPicture
          key={src}
          src={src}
          className="z-10 col-start-1 row-start-1 size-full bg-mist object-cover"
        />
      )}
    </div>
  );
}

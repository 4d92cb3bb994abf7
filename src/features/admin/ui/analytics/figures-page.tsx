import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import { FileDownload } from "#features/admin/ui/calls/file-download.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import {
  FIGURES,
  type FigureGroup,
  type Figures,
  type FiguresQuery,
  parseFiguresQuery,
  toFiguresSearch,
} from "#features/analytics/index.ts";
import { FIGURE_GROUP_NOTES, FIGURE_NOTES, FIGURE_WORDS } from "./figure-words.ts";
import { FiguresForm } from "./figures-form.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { NumbersTabs } from "./numbers-tabs.tsx";

/** Leads, visits, plots and the site by days; the address says which table, of which days, of what. */
export default function FiguresPage() {
  const { i18n } = useLingui();
  const [openedAt] = useState(Date.now);
  const query = parseFiguresQuery(new URLSearchParams(useLocation().search), openedAt);
  const search = toFiguresSearch(query);
  const { loaded, load } = useLoaded<{ figures: Figures }>(`/api/agent/figures${search}`);
  return (
    <ConsolePart width="whole">
      <header>
        <h1 className="text-h1">
          <Trans>Numbers</Trans>
        </h1>
        <NumbersTabs />
      </header>
      <FiguresForm
        query={query}
        projects={loaded.kind === "ready" ? loaded.body.figures.projects : []}
      />
      {loaded.kind === "ready" ? (
        <section aria-labelledby="figures" aria-busy={!isOf(loaded.body.figures, search)}>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h2 id="figures" className="text-h3">
                {i18n._(FIGURE_WORDS[loaded.body.figures.query.what])}
              </h2>
              {notesOf(loaded.body.figures.query).map((note) => (
                <p key={note.id} className="mt-1 max-w-2xl text-small text-muted">
                  {i18n._(note)}
                </p>
              ))}
            </div>
            {loaded.body.figures.rows.length > 0 && (
              <div>
                <FileDownload {...fileOf(loaded.body.figures.query)} />
              </div>
            )}
          </div>
          <FiguresTable figures={loaded.body.figures} />
        </section>
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </ConsolePart>
  );
}

/** What is counted; of whom as well, where the table is told by somebody or narrowed to one. */
function notesOf(query: FiguresQuery): MessageDescriptor[] {
  const { what, by } = query;
  const asked = FIGURES[what].by.filter((group) => group === by || isNarrowed(query, group));
  return [FIGURE_NOTES[what], ...asked.flatMap((group) => FIGURE_GROUP_NOTES[what]?.[group] ?? [])];
}

function isNarrowed(query: FiguresQuery, group: FigureGroup): boolean {
  return FIGURES[query.what].narrows.some((filter) => filter === group && query[filter] !== null);
}

/** The table as a file. */
function fileOf(query: FiguresQuery) {
  const { what, from, to } = query;
  return {
    path: `/api/agent/figures/file${toFiguresSearch(query)}`,
    fileName: () => `${what}-${from}-${to}.csv`,
  };
}

function isOf({ query }: Figures, search: string): boolean {
  return toFiguresSearch(query) === search;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense } from "react";
import { matchPath, Navigate, useLocation } from "react-router";
import { CONSOLE_PAGES, consoleHref, pageAt } from "#features/admin/console-pages.ts";
import { withoutLanguage } from "#platform/i18n/languages.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { NotFound } from "#platform/ui/shell/error-page.tsx";
import { type PageParams, toLatePage } from "./late-page.tsx";

const FILES = import.meta.glob<{ readonly default: ComponentType<PageParams> }>("./**/*-page.tsx");

/** Pages by their file; the script of each comes when it is first opened. */
const PAGES = new Map(CONSOLE_PAGES.map(({ file }) => [file, toLatePage(loaderOf(file))]));

function loaderOf(file: string) {
  const load = FILES[`./${file}`];
  if (!load) throw new Error(`The console's table names ${file}, which is no file.`);
  return load;
}

/** The page of the console that the address names. */
export function ConsoleRoutes() {
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  const path = withoutLanguage(pathname);
  // With a search, as the inbox once had it, to the leads. Not a page of its own: one whose script comes
  // late would lead away who has gone on meanwhile.
  if (matchPath("/agent", path))
    return (
      <Navigate
        to={localPath(search === "" ? consoleHref("today") : consoleHref("leads") + search)}
        replace
      />
    );
  const found = pageAt(path);
  const Page = found && PAGES.get(found.page.file);
  if (!Page) return <NotFound />;
  return (
    <Suspense fallback={<Coming />}>
      <Page {...found.params} />
    </Suspense>
  );
}

function Coming() {
  const { t } = useLingui();
  return (
    <div role="status" className="wrap grid gap-3 py-8 md:py-10">
      <title>{t`Agent · Sthalam`}</title>
      <h1 className="sr-only">
        <Trans>Loading…</Trans>
      </h1>
      <div className="skeleton h-10 w-48" />
      <div className="skeleton h-40" />
    </div>
  );
}

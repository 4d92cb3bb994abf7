import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { FileButton } from "#features/admin/ui/import/file-button.tsx";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { ProjectFileSaid } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { DrawingPreview } from "./drawing-preview.tsx";
import { ProjectForm } from "./project-form.tsx";
import { ProjectState } from "./project-state.tsx";
import { UNREADABLE_WORDS } from "./project-words.ts";
import { TablePreview } from "./table-preview.tsx";
import { type Bringing, type LookedFile, useNewProject } from "./use-new-project.ts";

/** A project by its file: looked at first, then brought in as a draft. */
export default function NewProjectPage() {
  const { t } = useLingui();
  const { looked, bringing, isBusy, look, bring } = useNewProject();
  const refused = useRefusal(bringing);
  return (
    <div className="wrap py-8 md:py-10">
      <div className="max-w-5xl">
        <h1 className="text-h1">
          <Trans>New project</Trans>
        </h1>
        {bringing.kind === "done" ? (
          <BroughtIn bringing={bringing} />
        ) : (
          <>
            <p className="mt-2 max-w-2xl text-muted">
              <Trans>
                Choose a table of its plots (XLSX or CSV: number, size, and what else you have) or a
                drawing (DXF, GeoJSON or our plan file). You see what it says before anything is
                saved.
              </Trans>
            </p>
            <div className="mt-6">
              <FileButton
                label={t`Table or drawing of the plots`}
                accept=".csv,.tsv,.txt,.xlsx,.dxf,.json,.geojson"
                isBusy={isBusy}
                isFirst={looked.kind === "none"}
                onFile={(file) => void look(file, saidBefore(looked, file))}
              />
            </div>
            <div className="mt-8 grid gap-6" aria-busy={isBusy}>
              <FileStage looked={looked} />
              {looked.kind === "read" && looked.shown.kind === "table" && (
                <TablePreview
                  shown={looked.shown}
                  said={looked.said}
                  onSay={(said) => void look(looked.file, said)}
                />
              )}
              {looked.kind === "read" && looked.shown.kind === "drawing" && (
                <DrawingPreview
                  key={looked.file.name}
                  shown={looked.shown}
                  said={looked.said}
                  onSay={(said) => void look(looked.file, said)}
                />
              )}
              {looked.kind !== "none" && (
                <ProjectForm
                  plots={goodPlots(looked)}
                  hasPlace={looked.kind === "read" && looked.shown.kind === "drawing"}
                  isBusy={isBusy}
                  refused={refused}
                  onBring={(fields) => void bring(fields)}
                />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Plots that would be brought in; none while anything is wrong, or not read yet. */
function goodPlots(looked: LookedFile): number {
  if (looked.kind !== "read" || looked.shown.kind === "unreadable") return 0;
  const { shown } = looked;
  const isSound =
    shown.kind === "table"
      ? shown.problems.length === 0
      : shown.breaches.length === 0 && shown.needs.length === 0;
  return isSound ? shown.plots.length : 0;
}

/** What was said of a file holds for it when it comes again, mended. */
function saidBefore(looked: LookedFile, file: File): ProjectFileSaid {
  return looked.kind === "read" && looked.file.name === file.name ? looked.said : {};
}

/** Why a project was not brought in, and at which field that is. */
function useRefusal(bringing: Bringing) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords("typed");
  if (bringing.kind !== "failed") return null;
  const { code, field } = bringing;
  if (code === "slug-taken")
    return { text: t`Another project has this address. Choose another one.`, field: "slug" };
  const text = refusalWords(code, {
    "bad-file": t`Something in the file is wrong now. Nothing was saved: choose the file again.`,
  });
  return { text, field: code === "invalid-input" ? field : null };
}

/** Where reading the file stands, announced. */
function FileStage({ looked }: { looked: LookedFile }) {
  const { t, i18n } = useLingui();
  const refusalWords = useRefusalWords("projectFile");
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = looked;
  useEffect(() => {
    if (kind === "read") heading.current?.focus();
  }, [kind]);
  if (looked.kind === "none") return null;
  const { name } = looked.file;
  if (looked.kind === "reading")
    return (
      <div role="status" className="rounded-card border border-line bg-card p-5">
        <p className="[overflow-wrap:anywhere]">{t`Sending and reading ${name}…`}</p>
        <progress
          {...(looked.part < 1 && { value: looked.part })}
          aria-label={t`Progress`}
          className="mt-3 h-2 w-full accent-river"
        />
      </div>
    );
  const failed = looked.kind === "failed" ? looked.code : null;
  if (failed !== null)
    return (
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        {refusalWords(failed)}
      </p>
    );
  const unreadable =
    looked.kind === "read" && looked.shown.kind === "unreadable" ? looked.shown.code : null;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h3 [overflow-wrap:anywhere] outline-none">
        {t`What ${name} says`}
      </h2>
      {unreadable && (
        <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
          {i18n._(UNREADABLE_WORDS[unreadable])}
        </p>
      )}
    </>
  );
}

/** The draft that was made, and what can be done with it. */
function BroughtIn({ bringing }: { bringing: Extract<Bringing, { kind: "done" }> }) {
  const { slug, name, plots } = bringing;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const heading = useRef<HTMLHeadingElement>(null);
  const [published, setPublished] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-h3 [overflow-wrap:anywhere] outline-none">
        {name}
      </h2>
      <p role="status" className="rounded bg-leaf-tint p-4 text-leaf">
        <Plural value={plots} one="# plot was brought in." other="# plots were brought in." />
      </p>
      <ProjectState
        slug={slug}
        published={published}
        onPublished={setPublished}
        onRemoved={() => void navigate(localPath(consoleHref("plots")), { replace: true })}
      />
      <LocalLink
        to={`${consoleHref("plots")}?project=${slug}`}
        className={`justify-self-start ${button("outline")}`}
      >
        <Trans>See its plots</Trans>
      </LocalLink>
    </div>
  );
}

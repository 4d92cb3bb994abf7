import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { FileButton } from "#features/admin/ui/import/file-button.tsx";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { FilePreview, PROJECT_FILES } from "./file-preview.tsx";
import { ProjectForm } from "./project-form.tsx";
import { ProjectState } from "./project-state.tsx";
import { goodPlots } from "./use-looked-file.ts";
import { type Bringing, useNewProject } from "./use-new-project.ts";

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
                accept={PROJECT_FILES}
                isBusy={isBusy}
                isFirst={looked.kind === "none"}
                onFile={(file) => void look(file)}
              />
            </div>
            <div className="mt-8 grid gap-6" aria-busy={isBusy}>
              <FilePreview looked={looked} onLook={(file, said) => void look(file, said)} />
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

/** Why a project was not brought in, and at which field that is. */
function useRefusal(bringing: Bringing) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords("typed");
  if (bringing.kind !== "failed") return null;
  const { code, field } = bringing;
  if (code === "slug-taken")
    return { text: t`Another project has this address. Choose another one.`, field: "slug" };
  if (code === "slug-used")
    return {
      text: t`Requests still name a removed project of this address. Choose another one.`,
      field: "slug",
    };
  const text = refusalWords(code, {
    "bad-file": t`Something in the file is wrong now. Nothing was saved: choose the file again.`,
  });
  return { text, field: code === "invalid-input" ? field : null };
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

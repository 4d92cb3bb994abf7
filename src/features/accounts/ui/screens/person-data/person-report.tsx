import { Trans, useLingui } from "@lingui/react/macro";
import type { ExportPart, PersonExport } from "#features/accounts/model/person-export.ts";
import { indiaDay } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PART_WORDS } from "./export-words.ts";
import { PersonEntries } from "./person-entries.tsx";

const PARTS = Object.keys(PART_WORDS) as ExportPart[];

/** What is stored of a person, in words to the person: to be read, printed, and saved as a file. */
export function PersonReport({ person }: { readonly person: Partial<PersonExport> }) {
  const { i18n } = useLingui();
  const save = () => {
    const content = JSON.stringify(person, null, 2);
    const day = indiaDay(Date.now());
    download(`sthalam-${day}.json`, new Blob([content], { type: "application/json" }));
  };
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={save} className={button("primary")}>
          <Icon name="download" className="size-5" />
          <Trans>Save as a file (JSON)</Trans>
        </button>
        <button type="button" onClick={() => window.print()} className={button("outline")}>
          <Trans>Print</Trans>
        </button>
      </div>
      {PARTS.map((part) => {
        const entries = person[part];
        if (!entries) return null;
        return (
          <section key={part} aria-labelledby={`part-${part}`} className="mt-10">
            <h2 id={`part-${part}`} className="text-h3">
              {i18n._(PART_WORDS[part])}
            </h2>
            <PersonEntries entries={entries} />
          </section>
        );
      })}
    </>
  );
}

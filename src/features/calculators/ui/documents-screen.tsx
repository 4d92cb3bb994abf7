import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { findChecklist } from "#features/calculators/model/checklists.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { DOCUMENT_GROUPS } from "./documents.ts";
import { PurchaseHead } from "./purchase-head.tsx";
import { PurchaseLists } from "./purchase-lists.tsx";
import { ToolPage } from "./tool-page.tsx";
import { useChecklists } from "./use-checklists.ts";
import type { ToolScreenProps } from "./use-tool-params.ts";

const ALL = DOCUMENT_GROUPS.flatMap(({ documents }) => documents.map(({ id }) => id));

/** The papers to see before paying, to tick off and to print: for one purchase, or for none in particular. */
export function DocumentsScreen({ asked }: ToolScreenProps) {
  const { t } = useLingui();
  const { checklists, seen, setSeen, tick, writePlot } = useChecklists(
    asked && { id: asked.id, name: asked.found?.name ?? "", plot: asked.found?.plot ?? null },
  );
  return (
    <ToolPage
      path="/tools/documents"
      title={t`Documents checklist`}
      description={t`The papers to see before you pay. Your ticks stay on this device and are sent nowhere.`}
    >
      {asked && (
        <PurchaseHead
          found={asked.found}
          stored={findChecklist(checklists, asked.id)}
          onPlot={writePlot}
        />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        <SeenCount seen={seen} />
        <Clearing seen={seen} setSeen={setSeen} />
        <button type="button" onClick={() => window.print()} className={button("outline", "small")}>
          <Icon name="printer" className="size-4" />
          <Trans>Print</Trans>
        </button>
      </div>
      <div className="mt-4 grid gap-8 lg:grid-cols-3 print:grid-cols-1 print:gap-4">
        {DOCUMENT_GROUPS.map((group) => (
          <Group key={group.id} group={group} ticks={seen} onTick={tick} />
        ))}
      </div>
      <PurchaseLists checklists={checklists} shown={asked?.id ?? null} documents={ALL} />
      <p className="mt-8 max-w-2xl text-small text-muted">
        <Trans>
          A starting checklist, not legal advice: have your own lawyer read the deeds. We link to
          official registers and never copy them.
        </Trans>
      </p>
    </ToolPage>
  );
}

function SeenCount({ seen }: { seen: ReadonlySet<string> }) {
  const done = formatWhole(ALL.filter((id) => seen.has(id)).length);
  const all = formatWhole(ALL.length);
  return (
    <p aria-live="polite" className="num mr-auto font-[550]">
      <Trans>
        {done} of {all} seen
      </Trans>
    </p>
  );
}

interface ClearingProps {
  readonly seen: ReadonlySet<string>;
  readonly setSeen: (seen: ReadonlySet<string>) => void;
}

/** Takes all ticks away, and brings them back until another is set. */
function Clearing({ seen, setSeen }: ClearingProps) {
  const [cleared, setCleared] = useState<ReadonlySet<string> | null>(null);
  const look = button("outline", "small");
  if (cleared !== null && seen.size === 0)
    return (
      <button type="button" onClick={() => setSeen(cleared)} className={look}>
        <Trans>Bring the ticks back</Trans>
      </button>
    );
  return (
    <button
      type="button"
      onClick={() => {
        setCleared(seen.size > 0 ? seen : null);
        setSeen(new Set());
      }}
      className={look}
    >
      <Trans>Clear ticks</Trans>
    </button>
  );
}

interface GroupProps {
  readonly group: (typeof DOCUMENT_GROUPS)[number];
  readonly ticks: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
}

function Group({ group: { id: groupId, name: groupName, documents }, ticks, onTick }: GroupProps) {
  const { i18n } = useLingui();
  const { authority, registerUrl } = useRegion();
  const told = { authority, registerHost: new URL(registerUrl).host };
  return (
    <section aria-labelledby={groupId}>
      <h2 id={groupId} className="border-b border-ink pb-2 text-h3">
        {i18n._(groupName)}
      </h2>
      <ul>
        {documents.map(({ id, name, why }) => (
          <li key={id} className="border-b border-line">
            <Paper isTicked={ticks.has(id)} onTick={(isTicked) => onTick(id, isTicked)}>
              <b className="block font-[550]">{i18n._(name)}</b>
              <span className="block text-small text-muted">
                {i18n._({ ...why, values: told })}
              </span>
            </Paper>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PaperProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

/** A paper to tick off. */
function Paper({ isTicked, onTick, children }: PaperProps) {
  const box = useRef<HTMLInputElement>(null);
  useChosenEarly(box, isTicked, ({ checked }) => onTick(checked));
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-3">
      <input
        ref={box}
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        className="mt-0.5 size-6 shrink-0 accent-river"
      />
      <span className="grow">{children}</span>
      <span className="hidden w-48 shrink-0 self-end border-b border-dotted border-ink text-small text-muted print:block">
        <Trans>Seen on</Trans>
      </span>
    </label>
  );
}

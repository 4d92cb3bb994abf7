import { Trans } from "@lingui/react/macro";
import { checklistPath } from "#features/calculators/model/checklist-path.ts";
import {
  type Checklist,
  purchaseChecklists,
  type StoredChecklist,
} from "#features/calculators/model/checklists.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PurchaseName } from "./purchase-head.tsx";

interface PurchaseListsProps {
  readonly checklists: readonly StoredChecklist[];
  /** Id of the purchase whose list is open; null for the list that is for none in particular. */
  readonly shown: string | null;
  /** Ids of the documents of each list. */
  readonly documents: readonly string[];
}

/** The ways to the other checklists that were begun on this device. */
export function PurchaseLists({ checklists, shown, documents }: PurchaseListsProps) {
  const others = purchaseChecklists(checklists).filter(({ id }) => id !== shown);
  return (
    <nav aria-labelledby="other-checklists" className="mt-10 max-w-2xl print:hidden">
      <h2 id="other-checklists" className="border-b border-ink pb-2 text-h3">
        {others.length === 0 ? (
          <Trans>A checklist for each purchase</Trans>
        ) : (
          <Trans>Other checklists on this device</Trans>
        )}
      </h2>
      {others.length === 0 && (
        <p className="mt-3 text-muted">
          <Trans>
            A layout’s page, and each plot of a project, leads to a checklist of its own. Those you
            begin are listed here, on this device alone.
          </Trans>
        </p>
      )}
      <ul>
        {others.map((checklist) => (
          <Begun key={checklist.id} checklist={checklist} documents={documents} />
        ))}
      </ul>
      {shown !== null && (
        <LocalLink
          to={href("/tools/:tool?", { tool: "documents" })}
          className="text-link mt-2 inline-flex min-h-11 items-center"
        >
          <Trans>The general checklist</Trans>
        </LocalLink>
      )}
    </nav>
  );
}

interface BegunProps extends Pick<PurchaseListsProps, "documents"> {
  readonly checklist: Checklist;
}

function Begun({ checklist: { id, name, plot, seen }, documents }: BegunProps) {
  const done = formatWhole(documents.filter((each) => seen.includes(each)).length);
  const all = formatWhole(documents.length);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line">
      <LocalLink to={checklistPath(id)} className="inline-flex min-h-11 items-center">
        <span className="text-link">
          <PurchaseName name={name} />
          {plot !== "" && (
            <span className="num">
              {" · "}
              <Trans>Plot {plot}</Trans>
            </span>
          )}
        </span>
      </LocalLink>
      <span className="num text-small text-muted">
        <Trans>
          {done} of {all} seen
        </Trans>
      </span>
    </li>
  );
}

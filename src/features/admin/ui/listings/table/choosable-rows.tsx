import { useState } from "react";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { BulkSheet } from "#features/admin/ui/listings/bulk/bulk-sheet.tsx";
import { DeletionSheet } from "#features/admin/ui/listings/bulk/deletion-sheet.tsx";
import {
  type AdminListingRow,
  type AdminListingsQuery,
  toAdminListingsSearch,
} from "#features/listings/index.ts";
import { EditBar } from "./edit-bar.tsx";
import { TableRows } from "./table-rows.tsx";
import { useSelection } from "./use-selection.ts";

interface ChoosableRowsProps {
  readonly rows: readonly AdminListingRow[];
  /** Listings that the search finds, shown or not. */
  readonly found: number;
  readonly query: AdminListingsQuery;
  /** Once many were changed or deleted. */
  readonly onChanged: () => Promise<unknown>;
}

/** The rows of the table; whoever may, chooses some of them and changes one field of all, or deletes those that were never on the site. */
export function ChoosableRows({ rows, found, query, onChanged }: ChoosableRowsProps) {
  const mayChange = useMay("change-listings");
  const selection = useSelection(rows.map(({ summary }) => summary.mlsNumber));
  const [sheet, setSheet] = useState<"field" | "deletion" | null>(null);
  if (!mayChange) return <TableRows rows={rows} selection={null} />;
  const { chosen, clear } = selection;
  const onDone = async () => {
    setSheet(null);
    await onChanged();
    clear();
  };
  const asked = {
    chosen:
      chosen.kind === "all"
        ? { search: toAdminListingsSearch({ ...query, from: null }) }
        : { numbers: [...chosen.numbers] },
    onClose: () => setSheet(null),
    onDone: () => void onDone(),
  };
  return (
    <>
      <TableRows rows={rows} selection={selection} />
      <EditBar
        selection={selection}
        found={found}
        onEdit={() => setSheet("field")}
        onDelete={() => setSheet("deletion")}
      />
      {sheet === "field" && (
        <BulkSheet {...asked} count={chosen.kind === "all" ? found : chosen.numbers.size} />
      )}
      {sheet === "deletion" && <DeletionSheet {...asked} />}
    </>
  );
}

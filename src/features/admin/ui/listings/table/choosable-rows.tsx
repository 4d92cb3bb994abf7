import { useState } from "react";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { BulkSheet } from "#features/admin/ui/listings/bulk/bulk-sheet.tsx";
import { PastEdits } from "#features/admin/ui/listings/bulk/past-edits.tsx";
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
  readonly onChanged: () => Promise<unknown>;
}

/** The rows of the table; whoever may, chooses some of them and changes one field of all. */
export function ChoosableRows({ rows, found, query, onChanged }: ChoosableRowsProps) {
  const mayChange = useMay("change-listings");
  const selection = useSelection(rows.map(({ summary }) => summary.mlsNumber));
  const [isEdited, setEdited] = useState(false);
  const [edits, setEdits] = useState(0);
  if (!mayChange) return <TableRows rows={rows} selection={null} />;
  const { chosen, clear } = selection;
  const onDone = async () => {
    setEdited(false);
    await onChanged();
    clear();
    setEdits((was) => was + 1);
  };
  return (
    <>
      <TableRows rows={rows} selection={selection} />
      <EditBar selection={selection} found={found} onEdit={() => setEdited(true)} />
      {isEdited && (
        <BulkSheet
          chosen={
            chosen.kind === "all"
              ? { search: toAdminListingsSearch({ ...query, from: null }) }
              : { numbers: [...chosen.numbers] }
          }
          count={chosen.kind === "all" ? found : chosen.numbers.size}
          onClose={() => setEdited(false)}
          onDone={() => void onDone()}
        />
      )}
      <PastEdits key={edits} onUndone={onChanged} />
    </>
  );
}

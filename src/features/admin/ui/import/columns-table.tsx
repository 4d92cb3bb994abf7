import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  FIELDS,
  type ImportNote,
  labelOf,
  type TableAs,
  tellsWhich,
} from "#features/listings/index.ts";
import { ColumnsChoice } from "./columns-choice.tsx";
import type { SaidColumns } from "./use-import.ts";

const NOTES: Record<ImportNote, MessageDescriptor> = {
  "all-plots": msg`No column tells the type: new listings are taken for plots.`,
  "number-made": msg`No column tells the number of a listing: it is made from the registration, or from name and address.`,
  "address-made": msg`No column tells the address: of new listings the village and district are taken for it.`,
  "degrees-swapped": msg`Latitude and longitude were in each other’s place: they are put right.`,
  "counted-in-head": msg`The head of a price tells in what its figures count: 45 below “Price in lakhs” is ₹45,00,000.`,
};
const PLACE = msg`Latitude and longitude in one cell`;

interface ColumnsTableProps {
  readonly table: TableAs;
  readonly said: SaidColumns;
  readonly onSay: (said: SaidColumns) => void;
}

/** What each column of a file is taken for, to be put right by hand; remembered for the next file. */
export function ColumnsTable({ table, said, onSay }: ColumnsTableProps) {
  const { i18n } = useLingui();
  const { columns, notes } = table;
  const unread = columns.filter(({ target, head }) => target === null && head !== "").length;
  const targets = [
    ...FIELDS.map(({ path }) => [path, i18n._(labelOf(path))] as const),
    ["place", i18n._(PLACE)] as const,
  ];
  return (
    <ColumnsChoice
      columns={columns}
      targets={targets}
      notes={notes.map((note) => i18n._(NOTES[note]))}
      isOpen={unread > 0 || !tellsWhich(columns)}
      onSay={(at, target) => onSay({ ...said, [at]: target })}
    />
  );
}

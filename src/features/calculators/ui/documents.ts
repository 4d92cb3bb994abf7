import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A paper to see before paying: from whom, and what it proves. */
interface LegalDocument {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly why: MessageDescriptor;
}

interface DocumentGroup {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly documents: readonly LegalDocument[];
}

/** Papers of a plot's purchase here, by what they prove. Source: docs/facts.md. */
export const DOCUMENT_GROUPS: readonly DocumentGroup[] = [
  {
    id: "approval",
    name: msg`The layout is approved`,
    documents: [
      {
        id: "approved-layout",
        name: msg`Approved layout plan and proceedings`,
        why: msg`From {authority} or DTCP, with the LP number. “Proposed” does not mean approved.`,
      },
      {
        id: "rera",
        name: msg`RERA registration certificate`,
        why: msg`Required above 500 sq m or 8 units, before any marketing. Check the number at {registerHost}.`,
      },
      {
        id: "mortgage-release",
        name: msg`Release of plots mortgaged to the authority`,
        why: msg`Some plots stay mortgaged until the layout’s roads and drains are finished.`,
      },
    ],
  },
  {
    id: "title",
    name: msg`The seller owns it`,
    documents: [
      {
        id: "sale-deed",
        name: msg`Sale deed and link deeds`,
        why: msg`Every previous owner, with no gaps.`,
      },
      {
        id: "encumbrance",
        name: msg`Encumbrance certificate (EC)`,
        why: msg`13 years are usually asked for; 30 is safer.`,
      },
      {
        id: "revenue-record",
        name: msg`1-B, Adangal and passbook`,
        why: msg`The revenue record shows the same owner and extent.`,
      },
      {
        id: "mutation",
        name: msg`Mutation`,
        why: msg`The change of owner is on record.`,
      },
    ],
  },
  {
    id: "land",
    name: msg`The land itself`,
    documents: [
      {
        id: "fmb",
        name: msg`FMB sketch`,
        why: msg`The survey drawing: boundaries and measurements on the ground should match it.`,
      },
      {
        id: "prohibited",
        name: msg`Not on the 22-A prohibited list`,
        why: msg`Land on that list cannot be registered.`,
      },
      {
        id: "tax",
        name: msg`Vacant-land tax receipts`,
        why: msg`Paid up to date.`,
      },
    ],
  },
];

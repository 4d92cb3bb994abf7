import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Approval } from "#features/listings/model/fields/listing-codes.ts";
import type { IconName } from "#platform/ui/pictures/icon.tsx";

interface ApprovalWords {
  /** On the badge. */
  readonly name: MessageDescriptor;
  /** What that says, in one sentence. */
  readonly means: MessageDescriptor;
  readonly icon: IconName | null;
  /** Classes of the badge's colours. */
  readonly colours: string;
}

/** Each state of an approval: one badge, one colour, one sentence. */
export const APPROVAL_WORDS: Readonly<Record<Approval, ApprovalWords>> = {
  approved: {
    name: msg`Approved, as listed`,
    means: msg`The listing gives a RERA registration number and says that permissions are in place. We have not checked either.`,
    icon: "circle-check",
    colours: "bg-leaf-tint text-leaf",
  },
  disputed: {
    name: msg`Records disagree`,
    means: msg`Two listings share this registration number: one says permissions are in place, the other says they are not.`,
    icon: "triangle-alert",
    colours: "bg-turmeric-tint text-turmeric-ink",
  },
  "registration-stated": {
    name: msg`RERA number given`,
    means: msg`The listing gives a RERA registration number, and does not say that permissions are in place.`,
    icon: "file-check",
    colours: "bg-river-tint text-river",
  },
  "permit-stated": {
    name: msg`LP number given`,
    means: msg`The listing gives the number of a layout permission, and no RERA registration number.`,
    icon: "file-check",
    colours: "bg-river-tint text-river",
  },
  "not-stated": {
    name: msg`Approval not stated`,
    means: msg`The listing gives no registration number and no permission number that could be checked.`,
    icon: null,
    colours: "border border-dashed border-edge text-muted",
  },
};

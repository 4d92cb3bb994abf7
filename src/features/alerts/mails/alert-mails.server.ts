import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { z } from "zod";
import type { NewsKind } from "#features/alerts/model/news.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { defineMail, foldedLine, oneLine, sitePath } from "#platform/mail/mail.ts";

const rupees = z.number().nonnegative();

/** A listing that became another, as a mail tells it. */
export const toldChange = z.strictObject({
  what: z.enum([
    "new",
    "available",
    "priced",
    "cheaper",
    "dearer",
    "sold-out",
    "gone",
  ] as const satisfies readonly NewsKind[]),
  /** The saved search that finds it; null for a saved home. */
  searchName: oneLine.nullable(),
  listingName: foldedLine,
  /** Of a square yard. */
  rate: rupees.nullable(),
  before: rupees.nullable(),
  path: sitePath,
});

export type ToldChange = z.infer<typeof toldChange>;

/** What heads a change of a saved home. */
const OF_HOMES: Readonly<Record<NewsKind, MessageDescriptor>> = {
  new: msg`Saved home, listed again`,
  available: msg`Saved home, plots are available again`,
  priced: msg`Saved home, a rate is published`,
  cheaper: msg`Saved home, the rate is lower`,
  dearer: msg`Saved home, the rate is higher`,
  "sold-out": msg`Saved home, sold out`,
  gone: msg`Saved home, no longer listed`,
};

function labelOf({ what, searchName }: ToldChange): MessageDescriptor {
  if (searchName === null) return OF_HOMES[what];
  if (what === "new") return msg`New in “${searchName}”`;
  if (what === "available") return msg`Plots are available again, in “${searchName}”`;
  if (what === "priced") return msg`A rate is published, in “${searchName}”`;
  return msg`The rate is lower, in “${searchName}”`;
}

/** Listing and rate, as a mail or a notification tells them. */
export function toChangeText({
  listingName,
  rate,
  before,
}: Omit<ToldChange, "searchName">): MessageDescriptor | string {
  if (rate === null) return listingName;
  const now = formatRupees(rate);
  if (before === null) return msg`${listingName}, ${now} per sq yd`;
  const was = formatRupees(before);
  return msg`${listingName}, ${now} per sq yd, was ${was}`;
}

/** Every mail that saved searches and homes cause. */
export const ALERT_MAILS = {
  savedChanged: defineMail({
    kind: "saved-changed",
    sentWhen:
      "Something in a saved search or a saved home became another; once a day at most, in the morning, to whoever asked for it.",
    values: z.strictObject({
      changes: z.array(toldChange).min(1),
      /** How many there are, those that the mail leaves out included. */
      count: z.int().positive(),
      path: sitePath,
      /** Where a press, or the reader's mail program, turns these mails off. */
      offPath: sitePath,
    }),
    example: {
      count: 14,
      path: "/te/favourites",
      offPath: "/te/alerts/off?token=abc",
      changes: [
        {
          what: "new",
          searchName: "Guntur · Up to ₹40 L",
          listingName: "Green <b>Meadows",
          rate: 12_000,
          before: null,
          path: "/te/property/P1",
        },
        {
          what: "cheaper",
          searchName: "Guntur · Up to ₹40 L",
          listingName: "Lotus Primes",
          rate: 24_000,
          before: 26_000,
          path: "/te/property/P2",
        },
        {
          what: "gone",
          searchName: null,
          listingName: "River View",
          rate: null,
          before: null,
          path: "/te/property/P3",
        },
      ],
    },
    words: ({ changes, count, path, offPath }) => {
      const left = count - changes.length;
      return {
        subject: msg`${plural(count, { one: "# change", other: "# changes" })} in what you saved`,
        lead: msg`This changed since our last mail, in the searches and homes that you saved:`,
        facts: changes.map((one) => ({
          label: labelOf(one),
          value: toChangeText(one),
          path: one.path,
        })),
        ...(left > 0 && {
          limit: msg`${plural(left, { one: "# more change is", other: "# more changes are" })} not listed in this mail.`,
        }),
        action: { label: msg`Open what you saved`, path },
        also: { label: msg`Stop these mails`, path: offPath },
        stopPath: offPath,
        footnote: msg`You asked for these mails, and get one a day at most. Rates are what agents ask, as listed here.`,
      };
    },
  }),
};

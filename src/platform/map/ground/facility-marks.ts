import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What serves a village, as the map marks it. */
interface FacilityMark {
  /** Strokes on an 18-unit square, in the manner of the page's icons. */
  readonly strokes: string;
  /** MapLibre zoom from which it is shown: what fewer villages have is shown from farther. */
  readonly from: number;
  readonly words: MessageDescriptor;
}

const BOOK =
  "M9 6.5C7.5 5.3 5.5 5.2 4 5.6v7c1.5-.4 3.5-.3 5 .9 1.5-1.2 3.5-1.3 5-.9v-7c-1.5-.4-3.5-.3-5 .9zM9 6.5v7";
const CAP = "M4 8 9 5.5 14 8 9 10.5zM6 9.5v2.5c2 1.4 4 1.4 6 0V9.5";
const COLUMNS = "M5 13h8M6 12V8M9 12V8M12 12V8M4.5 7.5 9 5l4.5 2.5z";
const FLAG = "M6.5 14V4.5M6.5 5H13l-1.6 2.2L13 9.4H6.5";

/** By the kinds of `data/region/facilities.csv`; a kind that is not here is not shown. */
export const FACILITY_MARKS = {
  hospital: {
    strokes: "M6 5v8M12 5v8M6 9h6",
    from: 11.5,
    words: msg`Hospital`,
  },
  college: { strokes: CAP, from: 12, words: msg`College` },
  "health-centre": { strokes: "M9 5v8M5 9h8", from: 12, words: msg`Health centre` },
  "mandal-office": { strokes: FLAG, from: 12.5, words: msg`Mandal office` },
  "high-school": { strokes: BOOK, from: 12.5, words: msg`High school` },
  "junior-college": { strokes: CAP, from: 12.5, words: msg`Junior college` },
  bank: { strokes: COLUMNS, from: 13, words: msg`Bank` },
  "bus-stop": {
    strokes: "M5 4.8h8v7.4H5zM5 9h8M6.8 12.4v1.4M11.2 12.4v1.4",
    from: 13,
    words: msg`Bus stop`,
  },
  fuel: {
    strokes: "M5 13.5v-8h5v8M4 13.5h7M5 8.5h5M10 8h1.5v3.5c0 1.5 2 1.5 2 0V7.5L12 6",
    from: 13,
    words: msg`Petrol pump`,
  },
  market: {
    strokes: "M4.5 8h9l-1 5.5h-7zM6.5 8 8 4.5M11.5 8 10 4.5",
    from: 13,
    words: msg`Market`,
  },
  school: { strokes: BOOK, from: 13, words: msg`School` },
  "village-office": { strokes: FLAG, from: 13.8, words: msg`Village office` },
  "health-sub-centre": { strokes: "M9 6v6M6 9h6", from: 14.5, words: msg`Health sub-centre` },
} as const satisfies Record<string, FacilityMark>;

export type MarkedFacility = keyof typeof FACILITY_MARKS;

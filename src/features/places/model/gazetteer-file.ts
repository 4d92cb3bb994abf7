import { z } from "zod";
import { isDistrictName } from "./place-name.ts";

export const PLACE_KINDS = ["city", "town", "village", "locality"] as const;

export const LANDMARK_KINDS = [
  "airport",
  "railway",
  "government",
  "hospital",
  "education",
  "temple",
  "sight",
] as const;

const name = z.object({ en: z.string().min(1), te: z.string().min(1), hi: z.string().min(1) });
const position = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const named = name.extend(position.shape).extend({
  /** 1 city … 5 locality; smaller is better known. */
  rank: z.int().min(1).max(5),
  variants: z.array(z.string().min(1)).default([]),
});

const gazetteerFile = z.object({
  about: z.string(),
  districts: z.array(
    name.extend({
      id: z.string(),
      en: z.string().refine(isDistrictName, "must end in “ district”"),
      /** Ids of the districts that its places were part of, as addresses still have them. */
      formerly: z.array(z.string()).default([]),
    }),
  ),
  places: z.array(
    named.extend({
      kind: z.enum(PLACE_KINDS),
      /** Id of a district, or the English name of the place that a locality is part of. */
      within: z.string(),
      note: z.string().optional(),
    }),
  ),
  pincodes: z.array(
    z.object({ pincode: z.string().regex(/^\d{6}$/), places: z.array(z.string()).min(1) }),
  ),
  landmarks: z.array(named.extend({ kind: z.enum(LANDMARK_KINDS), within: z.string() })),
  /** English words that names have, as they are written in Telugu and Hindi script. */
  words: z
    .array(
      z.object({
        en: z.string().min(1),
        te: z.array(z.string().min(1)),
        hi: z.array(z.string().min(1)),
      }),
    )
    .default([]),
});

/** The reviewed facts of `data/region/gazetteer.json`. */
export type GazetteerFile = z.infer<typeof gazetteerFile>;

/** Parses the content of `data/region/gazetteer.json`; throws where it is not as it should be. */
export function parseGazetteerFile(content: unknown): GazetteerFile {
  return gazetteerFile.parse(content);
}

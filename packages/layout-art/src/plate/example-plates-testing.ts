import { NOTICE } from "../layout-testing.ts";
import type { PlateTexts } from "./plate-texts.ts";

/** A plate with all that can be stated of a layout. */
export const FULL_PLATE: PlateTexts = {
  title: "Fact sheet",
  name: "Lakeridge – 2",
  place: "Vijayawada, Andhra Pradesh",
  facts: [
    { label: "Layout area", value: "35,235 sq yd", note: "7.28 acres" },
    { label: "Plot sizes", value: "162–525 sq yd" },
    { label: "Roads", value: "60 ft and 40 ft", note: "black-top" },
    { label: "Rate", value: "₹20,000", note: "per sq yd", noteIsUnit: true },
    { label: "Type", value: "Villa" },
    { label: "Registration", value: "P06180094959", note: "as the listing states it" },
    { label: "Plus code", value: "7M82CPVH+PV", note: "16.4443° N, 80.7297° E" },
  ],
  near: { label: "Near, as the listing says", value: "AIIMS 4 km, Mangalagiri" },
  source:
    "Catalogue handed over with the site’s specification, not checked at AP RERA, read on 20\u00a0November\u00a02026",
  listing: "Listing P06180094959",
  notice: NOTICE,
};

/** A plate of which next to nothing is stated. */
export const BARE_PLATE: PlateTexts = {
  title: "Fact sheet",
  name: "Lakeridge – 2",
  place: "Vijayawada, Andhra Pradesh",
  facts: [{ label: "Type", value: "Villa" }],
  near: null,
  source: null,
  listing: "Listing P06180094959",
  notice: NOTICE,
};

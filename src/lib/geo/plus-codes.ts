import { OpenLocationCode } from "open-location-code";

/**
 * Google's open location codes, of ten digits and shorter. The package keeps on instances what its published
 * types declare as static.
 */
export const plusCodes = new OpenLocationCode() as unknown as typeof OpenLocationCode;

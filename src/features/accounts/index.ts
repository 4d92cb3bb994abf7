/** What others may use of accounts. */
export { CODE_DIGITS } from "./model/account-rules.ts";
export { isAddress, toAddress } from "./model/address.ts";
export { type Arrival, withArrival } from "./model/next-path.ts";
export type { TooManyTries } from "./model/refusals.ts";

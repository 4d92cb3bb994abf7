/** In which ways an owner may prove to sit there, the quickest first. */
export const PROOF_WAYS = ["passkey", "password", "mailed-code", "second-factor"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** A change waits until the owner has proven to sit there, in one of these ways. */
export interface ProofNeeded {
  readonly ok: false;
  readonly code: "proof-needed";
  readonly ways: readonly ProofWay[];
}

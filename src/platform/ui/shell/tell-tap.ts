/** What may be told: a link that calls, or one that opens a chat. */
export type Tap = "call" | "whatsapp";

/**
 * Tells the site that such a link was pressed, and on which page; nothing of by whom. The link does what
 * it does without waiting, and where the browser does not send it, nothing is lost but the count.
 */
export function tellTap(what: Tap): void {
  const told = JSON.stringify({ what, page: location.pathname });
  // A beacon outlives the page, which a link that calls may leave.
  navigator.sendBeacon?.("/api/taps", new Blob([told], { type: "application/json" }));
}

/** A storage of the browser; null on the server and where the browser denies it. */
export function ownStorage(which: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return typeof window === "undefined" ? null : window[which];
  } catch {
    return null; // reading the property itself throws where site data are blocked
  }
}

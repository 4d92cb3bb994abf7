import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeOwnDuties } from "#platform/region/state-duties.ts";
import { allowKnownMarkup } from "#platform/ui/known-markup.ts";

/** `data-started` on the page says that the app answers: src/server/pages/start-page.inline.js reads it. */
function App() {
  useEffect(() => {
    document.documentElement.dataset.started = "";
  }, []);
  // A new list is painted at once; what may follow later, as the map, defers itself.
  return <HydratedRouter useTransitions={false} />;
}

/** What React could repair is told as its cause: that it was repaired helps nobody find it. */
function reportRepaired(error: unknown): void {
  reportError(error instanceof Error ? (error.cause ?? error) : error);
}

/** What the HTML of another region states, as the server did at its own start: `Layout` of src/root.tsx. */
function takeStatedDuties(): void {
  const { duties } = document.documentElement.dataset;
  takeOwnDuties(duties === undefined ? null : JSON.parse(duties));
}

allowKnownMarkup();
takeStatedDuties();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
    { onRecoverableError: reportRepaired },
  );
});

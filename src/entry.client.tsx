import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { addLanguageOf, keepLanguageOf } from "#ui/shell/route-table.ts";

keepLanguageOf(location.pathname);
// Heard before the router hears it.
addEventListener("popstate", () => addLanguageOf(location.href));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A new list is painted at once; what may follow later, as the map, defers itself. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

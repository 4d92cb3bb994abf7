import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A new list is painted at once; what may follow later, as the map, defers itself. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

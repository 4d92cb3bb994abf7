import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Form, useNavigate } from "react-router";
import type { LandingData } from "#features/landing/model/landing-data.ts";
import { PlaceInput, pageOf } from "#features/search/ui.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";

const SHEET = "example";

/** A drawing with links: it says all without its script. */
const { Part: ExampleSheet, fetchPart } = whenNear(SHEET, () => import("./example-sheet.tsx"));
export const fetchExample = fetchPart;

/** What the site is for, where to begin, and its promise kept on one plot. */
export function Hero({ example, promise }: Pick<LandingData, "example" | "promise">) {
  const { around } = useRegion();
  return (
    <section
      className={`wrap grid items-center gap-x-12 gap-y-3 pt-6 pb-10 md:gap-y-8 md:pt-14 md:pb-16 ${example ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)]" : ""}`}
    >
      <div>
        <h1 className="text-display">
          <Trans>See the plot, the price and the papers before you visit</Trans>
        </h1>
        <p className="mt-4 max-w-xl text-lead text-muted max-sm:mt-3">
          <Trans>Layouts around {around} on one map.</Trans>{" "}
          {promise ? (
            <span lang={promise.language}>{promise.text}</span>
          ) : (
            <Trans>A real person calls you back within 24 hours.</Trans>
          )}
        </p>
        <PlaceForm />
        {example && (
          <a
            href="#projects"
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-[550] max-sm:mt-1 text-river hover:text-river-deep"
          >
            <Trans>See the featured project</Trans>
            <Icon name="arrow-down" className="size-4" />
          </a>
        )}
      </div>
      {example && (
        <LatePlace id={SHEET}>
          <ExampleSheet example={example} />
        </LatePlace>
      )}
    </section>
  );
}

/** The search box of the site: its button searches for what is typed, or shows all. */
function PlaceForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const search = localPath(href("/searchProperties"));
  const [text, setText] = useState("");
  return (
    <Form
      action={search}
      onSubmit={(event) => {
        if (text.trim() !== "") return;
        event.preventDefault();
        navigate(search);
      }}
      className="mt-8 flex max-w-xl gap-2 max-sm:mt-5 max-[22.4375rem]:flex-col"
    >
      <div className="relative min-w-0 flex-1">
        <PlaceInput
          text={text}
          onText={setText}
          onPick={(picked) => {
            const page = pageOf(picked);
            navigate(page ? localPath(page) : `${search}?${placeQuery(picked)}`);
          }}
          className="h-12 w-full rounded border border-edge bg-card pr-3.5 pl-12 placeholder:text-muted max-sm:pr-2 max-sm:pl-11"
        />
        <button
          type="submit"
          aria-label={t`Search`}
          className={`${ICON_BUTTON} absolute top-0.5 left-0.5`}
        >
          <Icon name="search" className="size-5" />
        </button>
      </div>
      <button type="submit" className={`max-sm:px-3 ${button("action")}`}>
        <Trans>Explore Projects</Trans>
      </button>
    </Form>
  );
}

/** A picked place as the search's address has it. */
function placeQuery({ name, lat, lng, town }: Parameters<typeof pageOf>[0]): URLSearchParams {
  return new URLSearchParams({ q: name, at: `${lat},${lng}`, ...(town && { town }) });
}

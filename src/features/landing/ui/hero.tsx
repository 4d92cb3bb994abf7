import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Form } from "react-router";
import type { CatalogueFacts } from "#features/landing/model/catalogue-facts.ts";
import { SHEET, toSheet } from "#features/landing/model/sheet-place.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import regionSheet from "./region-sheet.svg?url";

/** What the site is for, where to begin, and every layout on one sheet. */
export function Hero({ facts }: { facts: CatalogueFacts }) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-8 pt-8 pb-10 md:pt-14 md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.22fr)]">
      <div>
        <h1 className="text-display">
          <Trans>See the plot, the price and the papers before you visit</Trans>
        </h1>
        <p className="mt-4 max-w-xl text-lead text-muted">
          <Trans>
            Layouts around Vijayawada, Guntur and Amaravati on one map. A real person calls you back
            within 24 hours.
          </Trans>
        </p>
        <div className="mt-8 flex max-w-xl gap-2 max-sm:flex-col">
          <PlaceBox />
          <LocalLink to={href("/searchProperties")} className={button("action")}>
            <Trans>Explore Projects</Trans>
          </LocalLink>
        </div>
        <a
          href="#projects"
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
        >
          <Trans>See the featured project</Trans>
          <Icon name="arrow-down" className="size-4" />
        </a>
      </div>
      <RegionSheet facts={facts} />
    </section>
  );
}

function PlaceBox() {
  const { t } = useLingui();
  const id = useId();
  return (
    <Form action={useLocalPath()(href("/searchProperties"))} className="relative flex-1">
      <label htmlFor={id} className="sr-only">
        <Trans>City or area</Trans>
      </label>
      <input
        id={id}
        name="q"
        placeholder={t`Enter city or area`}
        className="h-12 w-full rounded border border-edge bg-card pr-3.5 pl-12 placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className={`${ICON_BUTTON} absolute top-0.5 left-0.5`}
      >
        <Icon name="search" className="size-5" />
      </button>
    </Form>
  );
}

function RegionSheet({ facts }: { facts: CatalogueFacts }) {
  const { t } = useLingui();
  const count = facts.layouts;
  return (
    <figure className="relative border border-ink bg-card p-1.5">
      <div className="relative overflow-hidden border border-ink bg-map-land">
        <img
          src={regionSheet}
          alt={t`Schematic map: the Krishna river between Vijayawada, Amaravati and Guntur, with a dot for each of ${count} layouts`}
          width={SHEET.width}
          height={SHEET.height}
          fetchPriority="high"
          className="block h-auto w-full"
        />
        <svg
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <path d={facts.points} className="stroke-card" strokeWidth="26" strokeLinecap="round" />
          <path d={facts.points} className="stroke-river" strokeWidth="18" strokeLinecap="round" />
          <NorthArrow />
        </svg>
        <Towns />
        <ScaleBar />
      </div>
      <figcaption className="absolute -bottom-2.5 right-8 bg-paper px-2 text-tiny font-medium text-muted">
        <Trans>Schematic map: each dot is a layout</Trans>
      </figcaption>
    </figure>
  );
}

function NorthArrow() {
  return (
    <g transform={`translate(${SHEET.width - 62} 74)`} className="fill-ink stroke-ink">
      <path d="M0-42 11 16 0 8-11 16z" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M0-42v50L-11 16z" className="fill-card" strokeWidth="1.5" strokeLinejoin="round" />
    </g>
  );
}

/** A degree of latitude is 111.2 km by the sphere that the site measures on. */
const KM_PER_DEGREE = 111.19;
const SCALE_KM = 10;

function ScaleBar() {
  const side = toSheet({ lat: SHEET.north - SCALE_KM / KM_PER_DEGREE, lng: SHEET.west });
  const width = `${(side.y / SHEET.width) * 100}%`;
  return (
    <div aria-hidden="true" className="absolute right-3 bottom-3 text-right" style={{ width }}>
      <span className="num text-tiny font-medium">
        <Trans>10 km</Trans>
      </span>
      <span className="flex h-1.5 border border-ink bg-card">
        <i className="flex-1 bg-ink" />
        <i className="flex-1" />
        <i className="flex-1 bg-ink" />
        <i className="flex-1" />
      </span>
    </div>
  );
}

/** Names beside their places, in the script of the page. */
function Towns() {
  const { t } = useLingui();
  const towns = [
    { name: t`Vijayawada`, lat: 16.514, lng: 80.672 },
    { name: t`Amaravati`, lat: 16.565, lng: 80.392 },
    { name: t`Guntur`, lat: 16.318, lng: 80.437 },
    { name: t`Mangalagiri`, lat: 16.43, lng: 80.556 },
  ];
  return (
    <div aria-hidden="true">
      {towns.map(({ name, ...place }) => {
        const { x, y } = toSheet(place);
        return (
          <b
            key={name}
            style={{
              left: `${(x / SHEET.width) * 100}%`,
              top: `${(y / SHEET.height) * 100}%`,
            }}
            className="absolute -translate-1/2 rounded-tag bg-card/85 px-1.5 text-small font-semibold whitespace-nowrap max-sm:text-tiny"
          >
            {name}
          </b>
        );
      })}
    </div>
  );
}

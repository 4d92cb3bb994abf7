import { Trans, useLingui } from "@lingui/react/macro";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { type AdminListing, toDisplayName } from "#features/listings/index.ts";
import { languageOf, pathIn, withoutLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath, WayUp } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { DeletionSheet } from "./bulk/deletion-sheet.tsx";
import { NotReady } from "./not-ready.tsx";
import { PublishedMark } from "./published-mark.tsx";

/** What the parts of one listing get from its frame. */
interface OpenListing {
  readonly stored: AdminListing;
  readonly reload: () => Promise<unknown>;
}

const ListingContext = createContext<OpenListing | null>(null);

/** The listing whose parts are shown; only within its frame. */
export function useListing(): OpenListing {
  const listing = use(ListingContext);
  if (!listing) throw new Error("useListing stands outside of a listing's frame");
  return listing;
}

interface ListingFrameProps {
  readonly mlsNumber: string;
  readonly children: ReactNode;
}

/** One listing in the console: what it is, its parts, and the part that is open. */
export function ListingFrame({ mlsNumber, children }: ListingFrameProps) {
  const path = `/api/agent/listings/${encodeURIComponent(mlsNumber)}`;
  const { loaded, load } = useLoaded<{ listing: AdminListing }>(path);
  const reload = useCallback(() => load(), [load]);
  const localPath = useLocalPath();
  const [isDeleted, setDeleted] = useState(false);
  // In place of its parts: what is typed of a listing that is gone is nothing to ask about.
  if (isDeleted) return <Navigate to={localPath(consoleHref("listings"))} />;
  if (loaded.kind === "failed" && loaded.failure.code === "no-such-listing") return <NoListing />;
  if (loaded.kind !== "ready")
    return (
      <div className="wrap py-10">
        <NotReady loaded={loaded} onRetry={load} />
      </div>
    );
  const stored = loaded.body.listing;
  return (
    <div className="wrap pt-4">
      <Head stored={stored} onDeleted={() => setDeleted(true)} />
      <Parts mlsNumber={stored.listing.mlsNumber} photos={stored.photos.length} />
      <ListingContext value={{ stored, reload }}>{children}</ListingContext>
    </div>
  );
}

/** The way up from a listing to all of them. */
export function BackToListings() {
  return (
    <WayUp to={consoleHref("listings")}>
      <Trans>All listings</Trans>
    </WayUp>
  );
}

interface HeadProps extends Pick<OpenListing, "stored"> {
  readonly onDeleted: () => void;
}

function Head({ stored: { listing, published }, onDeleted }: HeadProps) {
  const { t } = useLingui();
  const { mlsNumber } = listing;
  const name = toDisplayName(listing.name);
  return (
    <header>
      <title>{t`${name} · Sthalam agent`}</title>
      <BackToListings />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          {/* Names are in any script on any page: Telugu needs the height of its own lines. */}
          <h1 className="text-h2 leading-[1.45] [overflow-wrap:anywhere]">{name}</h1>
          <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span className="[overflow-wrap:anywhere]">{mlsNumber}</span>
            <PublishedMark published={published} />
          </p>
        </div>
        {!published && <DeleteButton mlsNumber={mlsNumber} onDeleted={onDeleted} />}
        {published && (
          <LocalLink
            to={href("/property/:mlsNumber", { mlsNumber })}
            target="_blank"
            className="inline-flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
          >
            <Trans>See its page</Trans>
            <Icon name="external-link" className="size-4.5" />
          </LocalLink>
        )}
      </div>
    </header>
  );
}

interface DeleteButtonProps extends Pick<HeadProps, "onDeleted"> {
  readonly mlsNumber: string;
}

/** Opens the question whether a listing that is not on the site is to go. */
function DeleteButton({ mlsNumber, onDeleted }: DeleteButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Allowed right="change-listings">
      <button type="button" onClick={() => setAsked(true)} className={button("quiet", "small")}>
        <Trans>Delete</Trans>
      </button>
      {isAsked && (
        <DeletionSheet
          chosen={{ numbers: [mlsNumber] }}
          onClose={() => setAsked(false)}
          onDone={onDeleted}
        />
      )}
    </Allowed>
  );
}

function Parts({ mlsNumber, photos }: { mlsNumber: string; photos: number }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const parts = [
    { path: consoleHref("listings/:mlsNumber/:part?", { mlsNumber }), words: t`Facts` },
    {
      path: consoleHref("listings/:mlsNumber/:part?", { mlsNumber, part: "pictures" }),
      words: photos > 0 ? t`Photographs (${photos})` : t`Photographs`,
    },
    {
      path: consoleHref("listings/:mlsNumber/:part?", { mlsNumber, part: "history" }),
      words: t`History`,
    },
  ];
  return (
    <nav aria-label={t`Parts of the listing`} className="mt-4 flex gap-1 border-b border-line">
      {parts.map(({ path, words }) => (
        <a
          key={path}
          href={pathIn(language, path)}
          aria-current={withoutLanguage(pathname) === path ? "page" : undefined}
          className="num -mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-muted hover:text-ink aria-[current]:border-river aria-[current]:text-ink"
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

function NoListing() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-24 text-center">
      <h1 className="text-h2">
        <Trans>There is no listing with this number</Trans>
      </h1>
      <BackToListings />
    </div>
  );
}

import { Plural, Trans } from "@lingui/react/macro";
import type { SavedOften } from "#features/landing/model/landing-data.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** Which homes visitors save most, counted; nothing while there are too few saves. */
export function CommunityDemand({ homes }: { homes: readonly SavedOften[] }) {
  if (homes.length === 0) return null;
  const most = Math.max(...homes.map(({ saves }) => saves));
  return (
    <section id="demand" aria-labelledby="demand-title" className="far wrap pt-16 md:pt-24">
      <h2 id="demand-title" className="text-h2">
        <Trans>Community demand</Trans>
      </h2>
      <p className="mt-3 max-w-xl text-muted">
        <Trans>
          The layouts saved most by people with an account, with the count. No names are shown.
        </Trans>
      </p>
      <ol className="mt-6 max-w-3xl">
        {homes.map(({ mlsNumber, name, saves }) => (
          <li
            key={mlsNumber}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-4"
          >
            <LocalLink
              to={href("/property/:mlsNumber", { mlsNumber })}
              className="flex min-h-11 items-center font-[550] text-river hover:text-river-deep"
            >
              {name}
            </LocalLink>
            <i
              aria-hidden="true"
              className="h-2 border border-river-deep bg-river"
              style={{ width: `${(saves / most) * 100}%` }}
            />
            <span className="num text-small">
              <Plural value={saves} one="# save" other="# saves" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

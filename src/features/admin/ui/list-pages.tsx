import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface ListPagesProps {
  /** Addresses of the pages beside this one; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Rows of a page. */
  readonly most: number;
  readonly className?: string;
}

/** The pages beside the one that is shown; each has its address. */
export function ListPages({ before, after, most, className = "" }: ListPagesProps) {
  const { t } = useLingui();
  if (before === null && after === null) return null;
  return (
    <nav
      aria-label={t`Pages of the list`}
      className={`num flex flex-wrap justify-between gap-3 ${className}`}
    >
      {before === null ? (
        <span />
      ) : (
        <LocalLink to={before} className={button("outline")}>
          <Icon name="arrow-left" className="size-4.5" />
          <Trans>Previous {most}</Trans>
        </LocalLink>
      )}
      {after !== null && (
        <LocalLink to={after} className={button("outline")}>
          <Trans>Next {most}</Trans>
          <Icon name="arrow-right" className="size-4.5" />
        </LocalLink>
      )}
    </nav>
  );
}

/** Of an address whose rows have all gone elsewhere since. */
export function BeyondEnd({ first }: { readonly first: string }) {
  return (
    <div className="grid justify-items-center gap-4 px-(--gutter) py-16 text-center">
      <p className="max-w-sm text-muted">
        <Trans>The list ends before this page.</Trans>
      </p>
      <LocalLink to={first} className={button("outline")}>
        <Trans>To the first page</Trans>
      </LocalLink>
    </div>
  );
}

/** The next part of a history, once it is asked for. */
export function OlderEntries({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return children;
  return (
    <button type="button" onClick={() => setShown(true)} className={`mt-4 ${button("outline")}`}>
      <Trans>Show older</Trans>
    </button>
  );
}

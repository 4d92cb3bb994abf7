import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** The two pages of numbers. */
export function NumbersTabs() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const current = (path: string) => (pathname.endsWith(path) ? "page" : undefined);
  const link =
    "inline-flex h-11 items-center rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white";
  return (
    <nav aria-label={t`Pages of numbers`} className="mt-4 flex flex-wrap gap-2">
      <LocalLink
        to={consoleHref("numbers")}
        aria-current={current("/agent/numbers")}
        className={link}
      >
        <Trans>Layouts by week</Trans>
      </LocalLink>
      <LocalLink
        to={consoleHref("figures")}
        aria-current={current("/agent/figures")}
        className={link}
      >
        <Trans>Leads, visits and plots</Trans>
      </LocalLink>
    </nav>
  );
}

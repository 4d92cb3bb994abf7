import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { parseArrival } from "#features/accounts/index.ts";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { StoredPages } from "./stored-pages.tsx";

/** Where a page leads that cannot be had: says why, and what can be read all the same. */
export default function OfflineScreen() {
  const { t } = useLingui();
  const { search } = useLocation();
  const home = useLocalPath()("/");
  const page = parseArrival(search, home).next ?? home;
  return (
    <div className="wrap flex flex-col items-center py-16 text-center md:py-24">
      <PageHead
        title={t`No connection · Sthalam`}
        description={t`This page needs a connection.`}
        indexed={false}
      />
      <SurveyMark />
      <h1 className="mt-6 text-h1">{t`You are offline`}</h1>
      <p className="mt-3 max-w-xl text-muted">
        {t`This page was not opened on this device yet, so it needs a connection. What you saved and what you opened before can be read without one.`}
      </p>
      <a href={page} target="_self" className={`mt-8 ${button("primary")}`}>
        {t`Try again`}
      </a>
      <StoredPages />
    </div>
  );
}

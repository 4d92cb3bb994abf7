import { useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse, useLocation } from "react-router";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PlaceSearchForm } from "./place-search-form.tsx";

/** 404: says so, and offers the search that most visitors came for. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <div className="wrap flex flex-col items-center py-16 text-center md:py-24">
      <title>{t`Page not found · Sthalam`}</title>
      <meta name="robots" content="noindex" />
      <SurveyMark />
      <h1 className="mt-6 text-h1">{t`We couldn’t find this page`}</h1>
      <p className="mt-3 max-w-xl text-muted">
        {t`The link may be old, or the layout may no longer be listed. Try searching for a place instead.`}
      </p>
      <div className="mt-8 w-full max-w-lg text-left">
        <PlaceSearchForm />
      </div>
      <LocalLink to={href("/searchProperties")} className={`mt-6 ${button("quiet")}`}>
        {t`See all layouts`}
      </LocalLink>
    </div>
  );
}

/** Any other failure: what to do next, and a way to try again that needs no script. */
export function PageFailed({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const unavailable = isRouteErrorResponse(error) && error.status === 503;
  return (
    <div className="wrap flex flex-col items-center py-16 text-center md:py-24">
      <title>{t`Something went wrong · Sthalam`}</title>
      <meta name="robots" content="noindex" />
      <SurveyMark />
      <h1 className="mt-6 text-h1">
        {unavailable ? t`We’ll be back in a moment` : t`We couldn’t show this page`}
      </h1>
      <p className="mt-3 max-w-xl text-muted">
        {t`Nothing you entered is lost. Try again, or call us and we’ll look it up for you.`}
      </p>
      {/* By a page load: where the network has gone, it opens what was stored. */}
      <a href={pathname + search} target="_self" className={`mt-8 ${button("primary")}`}>
        {t`Try again`}
      </a>
    </div>
  );
}

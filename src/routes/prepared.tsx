import { Trans, useLingui } from "@lingui/react/macro";
import { href, useLocation } from "react-router";
import { withoutLanguage } from "#locales/languages.ts";
import { button } from "#ui/button.ts";
import { LocalLink } from "#ui/local-link.tsx";
import { PageHead } from "#ui/shell/page-head.tsx";
import { PlaceSearchForm } from "#ui/shell/place-search-form.tsx";
import { useSite } from "#ui/shell/site.ts";
import { SurveyMark } from "#ui/shell/survey-mark.tsx";

/** A page that is not open yet: says so, and offers what already works. */
export default function PreparedPage() {
  const { t } = useLingui();
  const { supportPhone } = useSite();
  const name = usePageName();
  return (
    <div className="wrap flex flex-col items-center py-16 text-center md:py-24">
      <PageHead
        title={t`${name} · Sthalam`}
        description={t`This page opens soon. Search CRDA-approved layouts meanwhile.`}
        indexed={false}
      />
      <SurveyMark />
      <h1 className="mt-6 text-h1">{name}</h1>
      <p className="mt-3 max-w-xl text-muted">
        <Trans>
          This page is being prepared. The map of layouts is open, and a call answers what is not
          written here yet.
        </Trans>
      </p>
      <div className="mt-8 w-full max-w-lg text-left">
        <PlaceSearchForm />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LocalLink to={href("/searchProperties")} className={button("outline")}>
          <Trans>See all layouts</Trans>
        </LocalLink>
        <a className={button("outline")} href={`tel:${supportPhone.replaceAll(" ", "")}`}>
          <Trans>Call {supportPhone}</Trans>
        </a>
      </div>
    </div>
  );
}

function usePageName(): string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    "/about": t`About`,
    "/terms": t`Terms`,
    "/privacy": t`Privacy`,
  };
  return names[withoutLanguage(useLocation().pathname)] ?? t`Sthalam`;
}

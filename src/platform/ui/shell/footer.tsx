import { Trans, useLingui } from "@lingui/react/macro";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { CallLink } from "./agent-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { useRegion, useSite } from "./site.ts";

const LINK =
  "flex min-h-9 items-center text-small hover:underline underline-offset-4 max-md:min-h-11";

/** The dark foot of every page: where to find what, the rules, the office. */
export function Footer() {
  const { t } = useLingui();
  const { around } = useRegion();
  return (
    <footer className="site-frame bg-ink text-night print:hidden [&_:focus-visible]:outline-card">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-6 pt-10 pb-4 md:gap-y-10 md:pt-16 md:pb-6 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr]">
        <div className="max-md:col-span-2">
          <Logo inverse />
          <p className="mt-2 text-small text-night md:mt-4 md:max-w-64">
            {t`Residential plots around ${around}, each with its location, price and papers.`}
          </p>
        </div>
        <FindLinks />
        <RuleLinks />
        <Office />
      </div>
      <LastLine />
    </footer>
  );
}

function FindLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Find`} className="max-md:row-span-2">
      <h2 className="mb-2 text-label tracking-normal text-night-muted">{t`Find`}</h2>
      <LocalLink className={LINK} to="/#projects">
        {t`Projects`}
      </LocalLink>
      <LocalLink className={LINK} to="/#buy-plot">
        {t`Buy a plot`}
      </LocalLink>
      <LocalLink className={LINK} to={href("/tools/:tool?")}>
        {t`Tools for buyers`}
      </LocalLink>
      <LocalLink className={LINK} to="/#about">
        {t`About`}
      </LocalLink>
      <LocalLink className={LINK} to="/#contact">
        {t`Contact`}
      </LocalLink>
    </nav>
  );
}

function RuleLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Legal`}>
      <h2 className="mb-2 text-label tracking-normal text-night-muted">{t`Legal`}</h2>
      <LocalLink className={LINK} to={href("/terms")}>
        {t`Terms`}
      </LocalLink>
      <LocalLink className={LINK} to={href("/privacy")}>
        {t`Privacy`}
      </LocalLink>
    </nav>
  );
}

function Office() {
  const { t } = useLingui();
  const { authority } = useRegion();
  const { supportPhone, infoEmail, postalAddress, crdaRegistration, operator } = useSite();
  return (
    <address className="min-w-0 text-small not-italic [overflow-wrap:anywhere]">
      <h2 className="mb-2 text-label tracking-normal text-night-muted">{t`Office`}</h2>
      <p className="py-1.5">{postalAddress}</p>
      {operator === null ? (
        <p className="py-1.5">
          <Trans>
            <span className="num">{supportPhone}</span>, not dialled on a sample site
          </Trans>
        </p>
      ) : (
        <>
          <CallLink className={LINK}>
            <span className="num">{supportPhone}</span>
          </CallLink>
          <a className={LINK} href={`mailto:${infoEmail}`}>
            {infoEmail}
          </a>
        </>
      )}
      {crdaRegistration !== "" && (
        <p className="py-1.5 text-night-muted">
          <Trans>
            {authority} registration: {crdaRegistration}
          </Trans>
        </p>
      )}
      {operator && (
        <p className="py-1.5 text-night-muted">
          {operator.legalName}
          <br />
          <Trans>RERA agent registration: {operator.reraAgentNumber}</Trans>
        </p>
      )}
    </address>
  );
}

function LastLine() {
  const { t } = useLingui();
  const { sample } = useSite();
  return (
    <div className="wrap pb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-white/15 pt-3">
        <p className="py-2 text-small text-night-muted">
          © 2026 Sthalam. {sample && t`Sample site: anything marked “sample” is not a real offer.`}
        </p>
        <LanguageSwitch size="full" />
      </div>
    </div>
  );
}

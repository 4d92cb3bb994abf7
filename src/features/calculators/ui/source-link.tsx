import { useLingui } from "@lingui/react";
import { formatStatedDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { RateSource } from "#platform/region/state-duties.ts";

/** A source by its publisher, with the day that it bears. */
export function SourceLink({ source, className }: { source: RateSource; className?: string }) {
  const { i18n } = useLingui();
  const { publisher, url, dated } = source;
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={`text-link font-normal ${className ?? ""}`}
      >
        <span lang="en">{publisher}</span>
      </a>
      {dated && <span className="num"> · {formatStatedDate(dated, toLanguage(i18n.locale))}</span>}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Language } from "#platform/i18n/languages.ts";

interface ReplacedProps {
  /** Empty for what was not stated. */
  readonly before: string;
  readonly after: string;
  /** Of the words, where it is not the page's. */
  readonly language?: Language;
}

/** What stood there, struck out, and what stands there. */
export function Replaced({ before, after, language }: ReplacedProps) {
  const { t } = useLingui();
  return (
    <>
      {before === "" ? (
        <span className="text-muted">{t`not stated`}</span>
      ) : (
        <del lang={language} className="text-muted">
          {before}
        </del>
      )}{" "}
      <span aria-hidden="true">→</span>{" "}
      {after === "" ? (
        <span className="text-muted">{t`not stated`}</span>
      ) : (
        <ins lang={language} className="font-[550] no-underline">
          {after}
        </ins>
      )}
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { labelOf } from "#features/listings/model/fields/fields.ts";
import { areaText, rateText } from "#features/listings/model/fields/figure-texts.ts";
import { type FieldPath, LISTING_FIELDS } from "#features/listings/model/fields/listing-fields.ts";
import type { Disagreement, Twin } from "#features/listings/model/twins.ts";
import { useExteriorWords } from "#features/listings/ui/exterior-words.ts";
import { useFeatureWords } from "#features/listings/ui/feature-mark.tsx";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Caution } from "./passport-foot.tsx";

/** Another listing of the same layout: what both say of each field in which they disagree. */
export function TwinNote({ twin }: { twin: Twin }) {
  const { mlsNumber, sharesRegistration, disagreements } = twin;
  return (
    <Caution>
      <p>
        <b className="font-[550]">
          {sharesRegistration ? (
            <Trans>Two listings share this registration number.</Trans>
          ) : (
            <Trans>Another listing has the same name and lies at the same place.</Trans>
          )}
        </b>{" "}
        {sharesRegistration && <Trans>Ask which phase this number covers before you pay.</Trans>}{" "}
        <LocalLink to={href("/property/:mlsNumber", { mlsNumber })} className="text-link">
          <Trans>See the other listing</Trans>
        </LocalLink>
      </p>
      {disagreements.length > 0 && <Disagreements disagreements={disagreements} />}
    </Caution>
  );
}

const CELL = "py-1.5 pr-3 align-top [overflow-wrap:anywhere]";

function Disagreements({ disagreements }: Pick<Twin, "disagreements">) {
  const { i18n } = useLingui();
  const words = useClaimWords();
  return (
    <table className="mt-2 w-full table-fixed text-left">
      <caption className="sr-only">
        <Trans>Where the two listings disagree</Trans>
      </caption>
      <thead>
        <tr className="text-muted">
          <td className={`${CELL} w-[36%]`} />
          <th scope="col" className={`${CELL} font-medium`}>
            <Trans>This listing</Trans>
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            <Trans>The other listing</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {disagreements.map(({ path, here, there }) => (
          <tr key={path} className="border-t border-turmeric-ink/20">
            <th scope="row" className={`${CELL} font-medium`}>
              {i18n._(labelOf(path))}
            </th>
            <Claim stated={here} said={words(path, here)} />
            <Claim stated={there} said={words(path, there)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A claim in words of the page; one that has none stands as it is stated, in English. */
function Claim({ stated, said }: { stated: Disagreement["here"]; said: string }) {
  return (
    <td className={CELL} lang={said === stated.join(", ") ? "en" : undefined}>
      {said}
    </td>
  );
}

/** What a listing alone states at a path, in words of the page. */
function useClaimWords(): (path: FieldPath, stated: Disagreement["here"]) => string {
  const { t } = useLingui();
  const features = useFeatureWords();
  const exterior = useExteriorWords();
  const inWords = (text: string) => {
    if (text === "yes") return t`Yes`;
    if (text === "no") return t`No`;
    const rate = rateText(text);
    if (rate !== null) return formatRupees(rate);
    const area = areaText(text);
    if (area === null) return text;
    const figure = formatWhole(area);
    return t({ message: `${figure} sq yd`, context: "standing alone" });
  };
  return (path, stated) => {
    const { kind } = LISTING_FIELDS[path];
    const isList = kind === "features" || kind === "entries";
    // Of a list only what the other one lacks is told.
    if (stated.length === 0) return isList ? t`Nothing more` : t`Not stated`;
    if (kind === "features") return features(stated).join(", ");
    return stated.map(path === "exteriorFeatures" ? exterior : inWords).join(", ");
  };
}

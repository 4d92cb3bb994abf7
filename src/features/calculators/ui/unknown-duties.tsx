import { Trans } from "@lingui/react/macro";

/** Stands where costs would, in a state whose duties nobody has looked up: no figure is better than a guess. */
export function UnknownDuties({ state }: { readonly state: string }) {
  return (
    <section aria-labelledby="unknown-duties" className="mt-8 max-w-2xl">
      <h2 id="unknown-duties" className="text-h3">
        <Trans>What is added to the price is not known here yet</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          Stamp duty, transfer duty and the registration fee are the state’s. We have no checked
          rates of {state}, so we work out no total. Ask the registration office, and for the
          government value with it.
        </Trans>
      </p>
    </section>
  );
}

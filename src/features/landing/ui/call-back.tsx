import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LeadForm } from "#features/leads/ui.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

const SUBJECT = { kind: "callback", mlsNumber: null, plotNumber: null } as const;

/** The form that asks for a call. */
export function CallBack() {
  return (
    <section
      id="contact"
      aria-labelledby="call-back"
      className="far wrap py-16 [--far:1250px] sm:[--far:1100px] md:py-24 lg:[--far:960px]"
    >
      <div className="grid gap-x-16 gap-y-8 rounded-card bg-river-tint p-5 md:p-12 lg:grid-cols-2 lg:p-16">
        <div>
          <h2 id="call-back" className="text-h1">
            <Trans>Get a Call Back</Trans>
          </h2>
          <p className="mt-3 max-w-md text-lead">
            <Trans>
              Tell us what you’re looking for. Someone who knows these layouts will call you within
              24 hours.
            </Trans>
          </p>
          <ul className="mt-6 grid gap-3">
            <Assured>
              <LocalLink
                to="/about#who-pays"
                className="underline decoration-edge underline-offset-4 hover:text-river"
              >
                <Trans>No commission, no charge</Trans>
              </LocalLink>
            </Assured>
            <Assured>
              <LocalLink
                to="/about#clock"
                className="underline decoration-edge underline-offset-4 hover:text-river"
              >
                <Trans>A call within 24 hours</Trans>
              </LocalLink>
            </Assured>
            <Assured>
              <Trans>English, Telugu or Hindi</Trans>
            </Assured>
            <Assured>
              <LocalLink
                to="/privacy"
                className="underline decoration-edge underline-offset-4 hover:text-river"
              >
                <Trans>We never share your number</Trans>
              </LocalLink>
            </Assured>
          </ul>
        </div>
        <div className="rounded-card border border-line bg-card p-5 md:p-8">
          <LeadForm subject={SUBJECT} withEmail={false} submit={<Trans>Get a Call Back</Trans>} />
        </div>
      </div>
    </section>
  );
}

function Assured({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-6 items-start gap-3">
      <Icon name="check" className="mt-0.5 size-5 text-leaf" />
      <span>{children}</span>
    </li>
  );
}

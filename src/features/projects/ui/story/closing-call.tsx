import { Trans } from "@lingui/react/macro";
import { isForSale } from "#features/projects/model/project-facts.ts";
import type { ProjectPicture } from "#features/projects/model/project-view.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import { useTakesVisits, VisitLink } from "#features/projects/ui/visit-link.tsx";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CallLink } from "#platform/ui/shell/agent-links.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { Registration } from "./registration.tsx";

/** The last word of the page: come and see, or ask. */
export function ClosingCall({ picture }: { picture: ProjectPicture }) {
  const { supportPhone } = useSite();
  return (
    <section
      aria-labelledby="closing-title"
      className="far wrap pb-12 [--far:460px] md:pb-24 print:hidden"
    >
      <div className="relative overflow-hidden rounded-card border border-line">
        <DrawnPicture
          picture={picture}
          alt=""
          sizes="(width >= 1264px) 1216px, 96vw"
          className="h-56 w-full object-cover md:h-[416px]"
        />
        <div className="bg-card p-6 md:absolute md:bottom-10 md:left-10 md:w-[30rem] md:rounded-card md:p-9">
          <h2 id="closing-title" className="text-h2">
            {isForSale ? <Trans>Walk it before you decide</Trans> : <Trans>Ask us anything</Trans>}
          </h2>
          <p className="mt-2 text-muted">
            <Invitation />
          </p>
          <div className="mt-3">
            <Registration />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <VisitLink className={button("action")}>
              <Trans>Book a site visit</Trans>
            </VisitLink>
            <CallLink className="num flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep">
              <Icon name="phone" className="size-5" />
              {supportPhone}
            </CallLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** What the buttons below it lead to. */
function Invitation() {
  const mayVisit = useTakesVisits();
  if (isForSale)
    return <Trans>Pick a day. We’ll meet you at the gate with the plan and the papers.</Trans>;
  return mayVisit ? (
    <Trans>
      No plot here is for sale. A visit that you ask for is a trial and reaches no seller.
    </Trans>
  ) : (
    <Trans>No plot here can be booked. The plan shows how we present a layout.</Trans>
  );
}

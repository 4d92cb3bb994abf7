import { Trans } from "@lingui/react/macro";
import type { ProjectPicture } from "#features/projects/model/project-view.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useContactLinks } from "./contact-links.ts";
import { DrawnPicture } from "./drawn-picture.tsx";

/** The last word of the page: come and see. */
export function ClosingCall({ picture }: { picture: ProjectPicture }) {
  const { enquiry, call, phone } = useContactLinks();
  return (
    <section aria-labelledby="closing-title" className="wrap pb-12 md:pb-24 print:hidden">
      <div className="relative overflow-hidden rounded-card border border-line">
        <DrawnPicture
          picture={picture}
          alt=""
          sizes="(width >= 1264px) 1216px, 96vw"
          className="h-56 w-full object-cover md:h-[416px]"
        />
        <div className="bg-card p-6 md:absolute md:bottom-10 md:left-10 md:w-[30rem] md:rounded-card md:p-9">
          <h2 id="closing-title" className="text-h2">
            <Trans>Walk it before you decide</Trans>
          </h2>
          <p className="mt-2 text-muted">
            <Trans>Pick a day. We meet you at the gate with the plan and the papers.</Trans>
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <LocalLink {...enquiry("site-visit")} className={button("action")}>
              <Trans>Book a site visit</Trans>
            </LocalLink>
            <a
              href={call}
              className="num flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
            >
              <Icon name="phone" className="size-5" />
              {phone}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

import { Plural, Trans } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { FoundPerson } from "#features/admin/model/replies.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** Who has the number or the address already: the newest request is one tap away. */
export function KnownNotice({ known }: { readonly known: FoundPerson | null }) {
  const [newest] = known?.leads ?? [];
  return (
    <div role="status" className="empty:hidden">
      {known && newest && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded bg-turmeric-tint p-4 text-turmeric-ink">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <b className="font-[550]">
              <Trans>Already known: {newest.name}</Trans>
            </b>
            <span className="num block text-small">
              <Plural value={known.leads.length} one="# request" other="# requests" />
            </span>
          </p>
          <LocalLink
            to={consoleHref("people/:reference", { reference: newest.reference })}
            className={button("outline", "small")}
          >
            <Trans>Open the person</Trans>
          </LocalLink>
        </div>
      )}
    </div>
  );
}

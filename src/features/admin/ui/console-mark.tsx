import { Trans } from "@lingui/react/macro";
import { LogoMark } from "#platform/ui/shell/logo.tsx";

/** The site's mark with the console's name. */
export function ConsoleMark() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark inverse />
      <span className="text-[1.3125rem] leading-7 font-[650] tracking-tight md:text-[1.4375rem]">
        Sthalam
      </span>
      <span className="border-l border-night-muted/40 pl-2.5 text-control text-night-muted">
        <Trans>Agent</Trans>
      </span>
    </span>
  );
}

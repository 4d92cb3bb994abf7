import { Outlet } from "react-router";
import { parseArrival, withArrival } from "#features/accounts/index.ts";
import { SheetPicture } from "#features/listings/ui.ts";
import { DEFAULT_STATE, toResults } from "#features/search/index.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/sign-in-frame.ts";

export const handle: PageHandle = {
  words: ["accounts"],
  query: (params) => withArrival("", parseArrival(params.toString(), null)).slice("?".length),
};

/** The layout whose sheet hangs beside the forms: the first of the catalogue. */
export function loader({ context }: Route.LoaderArgs) {
  const { index } = context.get(servicesContext).catalogue();
  return toResults(index, DEFAULT_STATE).shown[0]?.summary ?? null;
}

export const shouldRevalidate = () => false;

/** What the pages of signing in stand in: the form, and on wide screens a sheet beside it. */
export default function SignInFrame({ loaderData: summary }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-[1440px] lg:min-h-[calc(100dvh-var(--header-height))] lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-[432px] flex-col justify-center px-4 py-10 max-lg:justify-start md:py-14">
        <Outlet />
      </div>
      <div className="p-6 max-lg:hidden">
        <div className="sticky top-6 h-[calc(100dvh-var(--header-height)-48px)] max-h-200 min-h-100">
          {summary && <SheetPicture summary={summary} />}
        </div>
      </div>
    </div>
  );
}

import { type ComponentType, lazy, useCallback, useEffect, useState } from "react";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { useConsoleCalls } from "./calls/console-calls.ts";
import { ConsoleFailed } from "./console-failed.tsx";

/** What a page is given: the parameters of its path. */
export type PageParams = Readonly<Record<string, string | undefined>>;

interface PageFile {
  readonly default: ComponentType<PageParams>;
}

/**
 * A page whose script comes when it is first opened. Where it does not come, as without a network, the
 * console stays round what says so, and the page shows once it is there.
 */
export function toLatePage(load: () => Promise<PageFile>) {
  return lazy(() => load().catch((): PageFile => ({ default: toLostPage(load) })));
}

function toLostPage(load: () => Promise<PageFile>): ComponentType<PageParams> {
  return function LostPage(params) {
    const { call } = useConsoleCalls();
    const [file, setFile] = useState<PageFile | null>(null);
    useEffect(() => {
      let isLeft = false;
      void untilLoaded(load).then((found) => isLeft || setFile(found));
      return () => {
        isLeft = true;
      };
    }, []);
    const retry = useCallback(async () => {
      const found = await load().catch(() => null);
      if (found) return setFile(found);
      // The network is there, and the file is not: it was of an older release.
      if ((await call("GET", "/api/agent/me")).ok) location.reload();
    }, [call]);
    if (file) return <file.default {...params} />;
    return <ConsoleFailed failure={null} onRetry={retry} />;
  };
}

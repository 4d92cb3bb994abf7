import { useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { download } from "#platform/ui/download.ts";
import { useConsoleCalls } from "./console-calls.ts";

/** Brings files of the console's calls to the agent's machine; `failure` is why the last one did not come. */
export function useDownload() {
  const { fetchFile } = useConsoleCalls();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const bring = async (path: string, fileName: string) => {
    setBusy(true);
    const reply = await fetchFile(path);
    setFailure(reply.ok ? null : reply);
    if (reply.ok) download(fileName, reply.body);
    setBusy(false);
  };
  return { bring, isBusy, failure };
}

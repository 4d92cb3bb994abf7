import { createContext, use } from "react";
import {
  type CallApi,
  callApi,
  type Failure,
  type Proven,
  type Reply,
} from "#features/accounts/ui.ts";
import { withKeys } from "./call-keys.ts";
import { type FileCalls, fileCalls } from "./file-calls.ts";

/** How the console's screens call. */
export interface ConsoleCalls extends FileCalls {
  /** As `callApi`; a console that was locked meanwhile asks for a code over the page. */
  readonly call: CallApi;
  /** One more each time the console was opened again: what failed meanwhile is to be loaded. */
  readonly opened: number;
}

export const ConsoleCallsContext = createContext<ConsoleCalls>({
  ...fileCalls,
  call: callApi,
  opened: 0,
});

/** How screens call; outside of the console, as any page does. */
export function useConsoleCalls(): ConsoleCalls {
  return use(ConsoleCallsContext);
}

/** True of the codes by which a console says that it was locked, or that nobody is signed in any more. */
export function isLocked(code: string): boolean {
  return ["second-factor-needed", "no-such-call", "signed-out"].includes(code);
}

interface Watching {
  readonly call: CallApi;
  readonly files: FileCalls;
  /** Has the owner proven where the server wants it, and asks again. */
  readonly proven: Proven;
  /** The server wants a code. */
  readonly onLocked: () => void;
  /** The server says that there is no such call; gives the refusal that is true where the session has ended. */
  readonly onHidden: () => Promise<Failure | null>;
}

/** Calls and files alike: what any of them is refused by locks the console, or asks who is there. */
export function watchCalls(watching: Watching): Omit<ConsoleCalls, "opened"> {
  const { files, proven, onLocked, onHidden } = watching;
  const keyed = withKeys(watching.call);
  const watched = async <Told extends Reply<unknown>>(
    path: string,
    ask: () => Promise<Told>,
  ): Promise<Told> => {
    const reply = await proven(path, ask);
    if (reply.ok) return reply;
    if (reply.code === "second-factor-needed") onLocked();
    else if (reply.code === "no-such-call") return { ...reply, ...(await onHidden()) };
    return reply;
  };
  return {
    call: (method, path, body) => watched(path, () => keyed(method, path, body)),
    fetchFile: (path) => watched(path, () => files.fetchFile(path)),
    sendFile: (sending) => watched(sending.path, () => files.sendFile(sending)),
  };
}

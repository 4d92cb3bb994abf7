import { createContext, use } from "react";
import { type CallApi, callApi } from "#features/accounts/ui.ts";

/** How the console's screens call. */
export interface ConsoleCalls {
  /** As `callApi`; a console that was locked meanwhile asks for a code over the page. */
  readonly call: CallApi;
  /** One more each time the console was opened again: what failed meanwhile is to be loaded. */
  readonly opened: number;
}

export const ConsoleCallsContext = createContext<ConsoleCalls>({ call: callApi, opened: 0 });

export function useConsoleCalls(): ConsoleCalls {
  return use(ConsoleCallsContext);
}

/** True of the codes by which a console says that it was locked, or that nobody is signed in any more. */
export function isLocked(code: string): boolean {
  return code === "second-factor-needed" || code === "no-such-call";
}

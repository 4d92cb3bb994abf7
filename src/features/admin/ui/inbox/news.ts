import { createContext } from "react";
import type { InboxNews } from "#features/leads/index.ts";

/** What came in while the console is open. */
export interface News {
  /** Waiting for an answer, as last heard. */
  readonly waiting: number;
  /** Came in since the inbox was last loaded. */
  readonly fresh: InboxNews["newest"];
  /** The inbox was loaded: what is fresh is in it. */
  readonly seen: (waiting: number) => void;
}

export const NewsContext = createContext<News>({
  waiting: 0,
  fresh: [],
  seen: () => undefined,
});

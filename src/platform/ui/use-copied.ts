import { useState } from "react";

const SHOWN_MS = 2500;

/** Copies a text; `copied` is true for a moment after it was. `onRefused` where a browser does not let it. */
export function useCopied(onRefused: () => void): {
  readonly copied: boolean;
  readonly copy: (text: string) => void;
} {
  const [copied, setCopied] = useState(false);
  const copy = (text: string): void => {
    // A browser that holds the connection for unsafe has none.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard)
      clipboard.writeText(text).then(() => {
        setCopied(true);
        setTimeout(() => setCopied(false), SHOWN_MS);
      }, onRefused);
    else onRefused();
  };
  return { copied, copy };
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { useCopied } from "#platform/ui/use-copied.ts";
import { useDismiss } from "#platform/ui/use-dismiss.ts";

interface ShareButtonProps {
  /** What the page is about. */
  readonly name: string;
  /** Its path, without language. */
  readonly path: string;
}

/** Shares a page by the device's own sheet, else copies the link and says so. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { t } = useLingui();
  const { origin } = useSite();
  const localPath = useLocalPath();
  const [menu, setMenu] = useState<"closed" | "open" | "failed">("closed");
  const { copied, copy } = useCopied(() => setMenu("failed"));
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, () => setMenu("closed"));
  const url = origin + localPath(path);
  const text = `${name}: ${url}`;
  const share = () => {
    if (!navigator.share) {
      setMenu(menu === "closed" ? "open" : "closed");
      return;
    }
    navigator.share({ title: name, url }).catch((error: unknown) => {
      // Closing the device's sheet is no failure; anything else falls back to the menu.
      if (!(error instanceof DOMException && error.name === "AbortError")) setMenu("open");
    });
  };
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        onClick={share}
        aria-expanded={menu !== "closed"}
        className={TEXT_ACTION}
      >
        <Icon name="share-2" className="size-5" />
        <Trans>Share</Trans>
      </button>
      {menu !== "closed" && (
        <div className="absolute top-full right-0 z-30 w-60 rounded-card border border-line bg-card p-2 shadow-float">
          <button
            type="button"
            onClick={() => copy(url)}
            className={`${TEXT_ACTION} w-full rounded px-3 hover:bg-mist`}
          >
            <Icon name={copied ? "check" : "copy"} className="size-5" />
            {copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
          </button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            className={`${TEXT_ACTION} rounded px-3 hover:bg-mist`}
          >
            <Icon name="message-circle" className="size-5" />
            <Trans>WhatsApp</Trans>
          </a>
          {menu === "failed" && (
            <p className="px-3 py-2 text-small [overflow-wrap:anywhere]">
              <Trans>Copy this link:</Trans> {url}
            </p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {copied && t`Link copied`}
      </p>
    </div>
  );
}

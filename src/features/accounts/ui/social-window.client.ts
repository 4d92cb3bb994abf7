const WIDTH = 480;
const HEIGHT = 680;
const LOOK_EVERY_MS = 200;
/** Looks in a row after which a window counts as closed; its last word may be on its way still. */
const LOOKS_CLOSED = 4;

type WindowAnswer =
  /** `search` is the query that the provider sent the window back with. */
  | { readonly ok: true; readonly search: string }
  | { readonly ok: false; readonly code: "cancelled" | "timeout" | "state-mismatch" };

/** Opens an empty window over the page; null where the browser does not allow it. */
export function openSocialWindow(): Window | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  return window.open("", "_blank", `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}

/** Waits until the window is back from the provider, is closed, or took too long. */
export function waitForAnswer(
  opened: Window,
  state: string,
  limitMs: number,
): Promise<WindowAnswer> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const end = (answer: WindowAnswer) => {
      for (const stop of ends) stop();
      resolve(answer);
    };
    const hear = (event: MessageEvent<unknown>) => {
      const search = event.origin === window.location.origin ? searchOf(event.data) : null;
      if (search === null) return;
      if (new URLSearchParams(search).get("state") === state) end({ ok: true, search });
      // Through the channel another tab's sign-in is heard as well; the window itself speaks for us.
      else if (event.source === opened) end({ ok: false, code: "state-mismatch" });
    };
    window.addEventListener("message", hear);
    const channel = new BroadcastChannel("social-sign-in");
    channel.addEventListener("message", hear);
    const limit = setTimeout(() => end({ ok: false, code: "timeout" }), limitMs);
    let looks = 0;
    const look = setInterval(() => {
      looks = isLeft(opened) ? looks + 1 : 0;
      if (looks >= LOOKS_CLOSED) end({ ok: false, code: "cancelled" });
    }, LOOK_EVERY_MS);
    ends.push(
      () => window.removeEventListener("message", hear),
      () => channel.close(),
      () => clearTimeout(limit),
      () => clearInterval(look),
    );
  });
}

/**
 * A provider that cuts its window from its opener (COOP) makes it look closed from here while the
 * visitor types there; with the window really closed, the visitor is back on this page.
 */
function isLeft(opened: Window): boolean {
  return opened.closed && document.hasFocus();
}

/** What the page at /social-callback says; null for any other message. */
function searchOf(message: unknown): string | null {
  if (typeof message !== "object" || message === null || !("socialSignIn" in message)) return null;
  return typeof message.socialSignIn === "string" ? message.socialSignIn : null;
}

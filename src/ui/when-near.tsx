import { type ComponentType, type FunctionComponent, use } from "react";

/** How near the visitor comes before the script is fetched, below the screen's edge. */
const MARGIN = "400px";
/** Signs that somebody uses the page. */
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;
/** A fetch that failed is tried again after so long. */
const RETRY_MS = 5000;

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/** A part of a page; rendered below a `Suspense`. */
interface LatePart<Props> {
  readonly Part: FunctionComponent<Props>;
  /** Fetches it at once: a navigation that waits for this shows the part from its first moment. */
  readonly fetchPart: () => Promise<unknown>;
}

/**
 * A part of a page whose script is fetched once the visitor comes near it or touches the page at
 * all; the server's HTML stands meanwhile. `id` names an element round the part. Where the page was
 * come to without a reload there is no such HTML, and the part is fetched at once.
 */
export function whenNear<Props extends object>(
  id: string,
  load: () => Promise<Module<Props>>,
): LatePart<Props> {
  let loaded: Module<Props> | null = null;
  let coming: Promise<Module<Props>> | null = null;
  const fetchPart = async () => {
    loaded = await untilLoaded(load);
    return loaded;
  };
  const come = async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(id);
    if (place) await nearness(place);
    return fetchPart();
  };
  const Part = (props: Props) => {
    coming ??= come();
    const { default: Content } = loaded ?? use(coming);
    return <Content {...props} />;
  };
  return { Part, fetchPart };
}

async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Without a network the server's HTML goes on standing; on the server it is a fault.
      if (typeof document === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function nearness(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const come = () => {
      watcher.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, come, true);
      resolve();
    };
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: MARGIN },
    );
    watcher.observe(place);
    for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true });
  });
}

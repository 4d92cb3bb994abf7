import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from "react";
import { untilLoaded } from "./until-loaded.ts";

/** How near the visitor comes before the script is fetched, below the screen's edge. */
const MARGIN = "400px";
/** Signs that somebody uses the page. */
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

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
 * @param around names what is looked for in its stead, where the part itself is not shown
 */
export function whenNear<Props extends object>(
  id: string,
  load: () => Promise<Module<Props>>,
  around = id,
): LatePart<Props> {
  let loaded: Module<Props> | null = null;
  let coming: Promise<Module<Props>> | null = null;
  const fetchPart = async () => {
    loaded = await untilLoaded(load);
    return loaded;
  };
  const come = async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(around);
    if (place) await nearness(place);
    return fetchPart();
  };
  const Part = (props: Props) => {
    coming ??= come();
    // No other hook may stand here: React goes over a part that waited again, and then the first
    // answer of `??` is no longer `use`, by which it knows that the part is new.
    const { default: Content } = loaded ?? use(coming);
    return (
      <Answering id={id}>
        <Content {...props} />
      </Answering>
    );
  };
  return { Part, fetchPart };
}

/** Says on the part's place that the part answers. */
function Answering({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    document.getElementById(id)?.setAttribute("data-started", "");
  }, [id]);
  return children;
}

interface LatePlaceProps {
  readonly id: string;
  readonly className?: string;
  /** True leaves no room free for a part that is come to without its HTML. */
  readonly short?: boolean;
  readonly children: ReactNode;
}

/**
 * The place of late parts, with the `id` that they wait by; what was there stands till they come.
 * `data-started` appears on it once they answer, as it does on the whole page.
 */
export function LatePlace({ id, className, short = false, children }: LatePlaceProps) {
  return (
    <div id={id} className={className} data-late="">
      <Suspense fallback={<AsItWas id={id} short={short} />}>{children}</Suspense>
    </div>
  );
}

/** When the address changes, React lets go of HTML that has no script yet: a copy takes its place. */
function AsItWas({ id, short }: { id: string; short: boolean }) {
  const [copies] = useState(() => {
    const place = typeof document === "undefined" ? null : document.getElementById(id);
    return [...(place?.childNodes ?? [])].map((node) => node.cloneNode(true));
  });
  if (copies.length === 0) return short ? null : <div className="h-screen" />;
  return <div ref={(box) => box?.replaceChildren(...copies)} className="contents" />;
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

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import { useBlocker } from "react-router";
import { UnsavedTexts } from "./unsaved-texts.ts";

interface Asking {
  readonly texts: UnsavedTexts;
  /** True where the person lets what was typed go. */
  readonly ask: () => boolean;
}

const AskingContext = createContext<Asking | null>(null);

function useAsking(): Asking {
  const asking = use(AskingContext);
  if (!asking) throw new Error("useUnsaved stands outside of AskBeforeLeaving");
  return asking;
}

interface AskBeforeLeavingProps {
  /** What is asked before something typed is lost. */
  readonly question: string;
  readonly children: ReactNode;
}

/**
 * Asks before typed text is lost, whichever way its page is left: by a link, by Back, by the app itself, by
 * closing the tab. One for all forms within: a router knows one blocker at a time.
 */
export function AskBeforeLeaving({ question, children }: AskBeforeLeavingProps) {
  const [texts] = useState(() => new UnsavedTexts());
  const asking = useMemo(() => ({ texts, ask: () => window.confirm(question) }), [texts, question]);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => texts.areLost(currentLocation, nextLocation),
      [texts],
    ),
  );
  useEffect(() => {
    // Also where the way led back here: another link was pressed while the page was on its way.
    if (blocker.state === "unblocked") texts.arrive();
    if (blocker.state !== "blocked") return;
    if (!asking.ask()) return blocker.reset();
    texts.letGo();
    blocker.proceed();
  }, [blocker, texts, asking]);
  useAskOnClosing(texts);
  return <AskingContext value={asking}>{children}</AskingContext>;
}

/** Has the browser ask, in its own words, before the tab is closed, loaded anew or led to another site. */
function useAskOnClosing(texts: UnsavedTexts): void {
  useEffect(() => {
    const onClick = ({ target, timeStamp }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) texts.noteLink(link.protocol, timeStamp);
    };
    const onClosing = (event: BeforeUnloadEvent) => {
      if (texts.holdClosing(event.timeStamp)) event.preventDefault();
    };
    document.addEventListener("click", onClick);
    window.addEventListener("beforeunload", onClosing);
    return () => {
      document.removeEventListener("click", onClick);
      window.removeEventListener("beforeunload", onClosing);
    };
  }, [texts]);
}

interface Unsaved {
  /** Was saved: going on asks nothing, until something is unsaved anew. */
  readonly forget: () => void;
  /** True where this form holds nothing, or the person lets it go: before it is closed. */
  readonly mayClose: () => boolean;
}

/**
 * While `isUnsaved`, leaving the page asks first; a change of language, query or fragment alone leaves a form where
 * it is, but for `param`, a parameter of the query by which another form is shown. Only within `AskBeforeLeaving`.
 */
export function useUnsaved(isUnsaved: boolean, param: string | null = null): Unsaved {
  const { texts, ask } = useAsking();
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    texts.add(id, param);
    return () => texts.forget(id);
  }, [texts, id, isUnsaved, param]);
  return { forget: () => texts.forget(id), mayClose: () => !isUnsaved || ask() };
}

/** Asks about all that is unsaved: before the whole page is put away. */
export function useMayLeave(): () => boolean {
  const { texts, ask } = useAsking();
  return () => texts.isEmpty || ask();
}

import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href } from "#platform/ui/href.ts";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import type { PlaceInputProps, RichPlaceInputProps } from "./place-suggestions.tsx";
import type { PlaceSuggestion } from "./use-place-suggestions.ts";

/** The path, without language, of a suggestion that has a page of its own; null of a place. */
export function pageOf({ kind, mlsNumber }: PlaceSuggestion): string | null {
  if (kind === "project") return href("/projects");
  return mlsNumber === undefined ? null : href("/property/:mlsNumber", { mlsNumber });
}

interface RichBox extends Pick<RichPlaceInputProps, "caret" | "isTyping"> {
  readonly Box: ComponentType<RichPlaceInputProps>;
}

/** A box for places: a plain one at first; suggestions are fetched after the list and take its place. */
export function PlaceInput({ text, onText, onPick, className }: PlaceInputProps) {
  const { t } = useLingui();
  const input: RichPlaceInputProps["input"] = {
    name: "q",
    className,
    enterKeyHint: "search",
    "aria-label": t`City or area`,
    placeholder: t`Enter city or area`,
  };
  const box = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const take = ({ value }: HTMLInputElement) => {
    isTyping.current = true;
    onText(value);
  };
  useChosenEarly(box, text, take);
  const [rich, setRich] = useState<RichBox>();
  useEffect(() => {
    let wanted = true;
    // Until they are there, the box takes what is typed without them.
    untilLoaded(() => import("./place-suggestions.tsx")).then(async ({ default: Box }) => {
      await composed(box.current);
      const caret = box.current === document.activeElement ? box.current?.selectionStart : null;
      // At once: a key between looking for the focus and the new box would be lost.
      if (wanted)
        flushSync(() => setRich({ Box, caret: caret ?? null, isTyping: isTyping.current }));
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (rich) {
    const { Box, ...taken } = rich;
    return <Box text={text} onText={onText} onPick={onPick} input={input} {...taken} />;
  }
  return (
    <input
      {...input}
      ref={box}
      value={text}
      onChange={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key }) => {
        if (key === "Enter") isTyping.current = false;
      }}
      onCompositionStart={({ currentTarget }) => {
        currentTarget.dataset.composing = "";
      }}
      onCompositionEnd={({ currentTarget }) => {
        delete currentTarget.dataset.composing;
      }}
    />
  );
}

/** Waits for the end of a syllable that is just being composed in the box. */
function composed(box: HTMLInputElement | null): Promise<void> {
  return new Promise((done) => {
    if (!box || box.dataset.composing === undefined) done();
    else box.addEventListener("compositionend", () => done(), { once: true });
  });
}

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useLingui } from "@lingui/react/macro";
import { type InputHTMLAttributes, useLayoutEffect, useRef, useState } from "react";
import { type PlaceSuggestion, usePlaceSuggestions } from "./use-place-suggestions.ts";

/** What a box for places is given. */
export interface PlaceInputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (place: PlaceSuggestion) => void;
  readonly className: string;
}

/** What the box with suggestions is given, which takes the place of a plain one. */
export interface RichPlaceInputProps extends Omit<PlaceInputProps, "className"> {
  /** What the box is called, also in the address. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** Where the visitor was typing when this box took the plain one's place; null when nowhere. */
  readonly caret: number | null;
  /** True amid typing: suggestions show at once. What has been sent asks for none. */
  readonly isTyping: boolean;
}

/** The place box with suggestions under it: arrow keys, Enter and Escape work in them. */
export default function PlaceSuggestions(props: RichPlaceInputProps) {
  const { text, onText, onPick, input, caret, isTyping } = props;
  const suggestions = usePlaceSuggestions(text);
  const [open, setOpen] = useState(caret !== null && isTyping);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (caret === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(caret, caret);
  }, [caret]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Autocomplete.Root
      items={suggestions}
      value={text}
      open={open}
      onOpenChange={setOpen}
      filter={null}
      itemToStringValue={({ name }: PlaceSuggestion) => name}
      onValueChange={onText}
    >
      <Autocomplete.Input {...input} ref={box} />
      <div ref={setPlace} />
      <Autocomplete.Portal container={place}>
        <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
          {/* Not its popup, which hides the rest of the page from screen readers, though Tab leads there. */}
          {open && suggestions.length > 0 && <Suggestions onPick={onPick} />}
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

function Suggestions({ onPick }: Pick<PlaceInputProps, "onPick">) {
  const { t } = useLingui();
  return (
    <div className="max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-card border border-line bg-card py-1 shadow-float">
      <Autocomplete.List>
        {(place: PlaceSuggestion) => (
          <Autocomplete.Item
            key={`${place.kind} ${place.name} ${place.lat} ${place.lng}`}
            value={place}
            onClick={() => onPick(place)}
            className="flex min-h-12 flex-col justify-center px-4 py-1.5 outline-none data-highlighted:bg-river-tint"
          >
            <span className="font-medium">{place.name}</span>
            <span className="text-small text-muted">
              {place.kind === "project" ? t`Featured project` : place.context}
            </span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </div>
  );
}

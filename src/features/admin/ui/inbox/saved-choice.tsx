import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { button } from "#platform/ui/button.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Choice } from "./choice.tsx";

interface SavedChoiceProps<Value extends string> {
  readonly label: ReactNode;
  /** As it is stored. */
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  /** What the button says of a value. */
  readonly submit: (value: Value) => ReactNode;
  /** What else is asked before a value is stored. */
  readonly more?: (value: Value) => ReactNode;
  readonly onSave: (value: Value) => void;
}

/** A list whose choice is stored by a button: arrow keys pass over what nobody means. */
export function SavedChoice<Value extends string>(props: SavedChoiceProps<Value>) {
  const { label, value, options, submit, more, onSave } = props;
  const [chosen, setChosen] = useState<Value | null>(null);
  const list = useRef<HTMLSelectElement>(null);
  // Stored, taken back, or changed by somebody else: what is there now is shown.
  useEffect(() => {
    if (value !== null) setChosen(null);
  }, [value]);
  const wanted = chosen ?? value;
  const isOpen = wanted !== value;
  useUnsaved(isOpen);
  // The buttons go: the focus is back where the choice was made.
  const answer = (then: () => void) => {
    list.current?.focus();
    then();
  };
  return (
    <div className="grid content-start gap-3">
      <Choice
        ref={list}
        label={label}
        value={wanted}
        options={options}
        onChoose={(one) => setChosen(options.find(([each]) => each === one)?.[0] ?? null)}
      />
      {isOpen && (
        <>
          {more?.(wanted)}
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => answer(() => onSave(wanted))}
              className={button("primary")}
            >
              {submit(wanted)}
            </button>
            <button
              type="button"
              onClick={() => answer(() => setChosen(null))}
              className={button("quiet")}
            >
              <Trans>Cancel</Trans>
            </button>
          </div>
        </>
      )}
    </div>
  );
}

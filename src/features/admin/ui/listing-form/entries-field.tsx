import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { LONGEST } from "#features/listings/index.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { entriesAt } from "./draft.ts";
import { FieldFrame, inputClass } from "./field-frame.tsx";
import type { ListingFieldProps } from "./use-draft.ts";
import { useValueWords } from "./value-words.ts";

/** A list of short texts: each stands by itself and can be taken out; any text can be added. */
export function EntriesField({ field, control }: ListingFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useUnsaved(text.trim() !== "");
  const state = control.stateOf(field);
  const offers = field.offers ?? field.options;
  const entries = entriesAt(control.draft, field.path);
  const valueWords = useValueWords();
  const wordsOf = (entry: string) => (field.kind === "choices" ? valueWords(entry) : entry);
  const set = (next: readonly string[]) => control.set(field.path, next);
  const add = () => {
    const entry = text.trim();
    if (entry === "") return;
    set([...entries, entry]);
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <FieldFrame id={id} {...state} wide>
      <Entries
        entries={entries}
        wordsOf={wordsOf}
        onRemove={(at) => {
          set(entries.toSpliced(at, 1));
          input.current?.focus();
        }}
      />
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          name={field.path}
          value={text}
          maxLength={LONGEST.line}
          autoComplete="off"
          list={offers ? `${id}-offers` : undefined}
          aria-invalid={state.error !== null}
          aria-describedby={(state.error ?? state.hint) ? `${id}-below` : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          // What was typed counts, whether or not the button was pressed.
          onBlur={add}
          className={`h-12 min-w-0 ${inputClass(state.error)}`}
        />
        <button
          type="button"
          onClick={add}
          aria-label={t`Add to ${state.label}`}
          className={button("outline")}
        >
          <Icon name="plus" className="size-5" />
        </button>
      </div>
      {offers && (
        <datalist id={`${id}-offers`}>
          {offers.map((option) => (
            <option key={option} value={option} label={wordsOf(option)} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

interface EntriesProps {
  readonly entries: readonly string[];
  /** What an entry is called, where it is a code. */
  readonly wordsOf?: (entry: string) => string;
  readonly onRemove: (at: number) => void;
}

/** What is in the list now. */
export function Entries({ entries, wordsOf = (entry) => entry, onRemove }: EntriesProps) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {keyed(entries).map(({ key, entry: code, at }) => {
        const entry = wordsOf(code);
        return (
          <li
            key={key}
            className="flex min-w-0 items-center rounded bg-river-tint pl-3 text-control"
          >
            <span className="min-w-0 py-2 [overflow-wrap:anywhere]">{entry}</span>
            <button
              type="button"
              onClick={() => onRemove(at)}
              aria-label={t`Remove: ${entry}`}
              className={ICON_BUTTON}
            >
              <Icon name="x" className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Entries by text and how often it stood before: the same text may stand twice. */
function keyed(entries: readonly string[]) {
  return entries.map((entry, at) => {
    const before = entries.slice(0, at).filter((one) => one === entry).length;
    return { key: `${before} ${entry}`, entry, at };
  });
}

import { useEffect, useRef } from "react";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface FilterSearchProps {
  readonly text: string;
  /** What is searched, for who does not see the field. */
  readonly label: string;
  readonly placeholder: string;
  /** The words of its button. */
  readonly send: string;
}

/** The search field of a list: `q` of its form, sent by Enter or by its button. */
export function FilterSearch({ text, label, placeholder, send }: FilterSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // Another address says other words; the field stays, and the focus in it.
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <div className="relative">
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={100}
        aria-label={label}
        placeholder={placeholder}
        className="h-11 w-full rounded border border-edge bg-card pr-12 pl-3.5 text-control"
      />
      <button
        type="submit"
        aria-label={send}
        className={`absolute top-0 right-0 ${ICON_BUTTON} text-muted`}
      >
        <Icon name="search" className="size-5" />
      </button>
    </div>
  );
}

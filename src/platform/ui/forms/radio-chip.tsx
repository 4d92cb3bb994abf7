import { type ReactNode, useRef } from "react";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";

interface ChipProps {
  /** Of the field, as a form sends it. */
  readonly name: string;
  readonly value: string | number;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a few values, all of them in view. */
export function RadioChip(props: ChipProps) {
  return <Chip {...props} type="radio" />;
}

/** One of a few values of which several may be chosen; `onChoose` turns it over. */
export function TickChip(props: ChipProps) {
  return <Chip {...props} type="checkbox" />;
}

function Chip({ type, onChoose, children, ...field }: ChipProps & { type: "radio" | "checkbox" }) {
  const input = useRef<HTMLInputElement>(null);
  // Of radio buttons the chosen one tells for the others.
  useChosenEarly(input, field.checked, (it) => (type === "checkbox" || it.checked) && onChoose());
  return (
    <label className="num relative flex h-11 cursor-pointer items-center rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river">
      <input ref={input} type={type} {...field} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}

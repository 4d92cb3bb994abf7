import { Trans } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { button } from "#platform/ui/button.ts";

interface FileButtonProps {
  /** What the field is, for screen readers. */
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that has a file chosen; the same file may be chosen again. */
export function FileButton({ label, accept, isBusy, isFirst, onFile }: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
      <button
        type="button"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        className={button(isFirst ? "primary" : "outline")}
      >
        {isFirst ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
      </button>
    </>
  );
}

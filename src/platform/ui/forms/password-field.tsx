import { useState } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "inside" | "autoComplete"> {
  readonly autoComplete: "current-password" | "new-password";
  /** Words of the button that shows the password. */
  readonly showWords: string;
}

/** A password, hidden until the visitor asks to see it. */
export function PasswordField({ showWords, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      inside={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={showWords}
          title={showWords}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded hover:bg-mist"
        >
          <Icon name={shown ? "eye-off" : "eye"} className="size-5" />
        </button>
      }
    />
  );
}

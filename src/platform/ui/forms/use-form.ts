import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useUnsentTexts } from "./use-unsent-texts.ts";

/** What is wrong with a value, in words of the page; null when nothing is. */
export type FieldRule = (value: string) => string | null;

/** One field as its input needs it. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  /** What is wrong, told once the visitor has been there. */
  readonly error: string | null;
  readonly touched: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: (event: Pick<FocusEvent, "relatedTarget">) => void;
}

/** Where a sent form stands. */
type Sending = { readonly kind: "still" } | { readonly kind: "sending" };

interface FormOptions<Name extends string> {
  readonly rules: Readonly<Record<Name, FieldRule>>;
  readonly initial?: Partial<Readonly<Record<Name, string>>>;
  /** Fields whose text comes back when Back leads to the form again, under a name of the form. */
  readonly unsent?: { readonly name: string; readonly fields: readonly NoInfer<Name>[] };
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<void>;
}

export interface FormControl<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly field: (name: Name) => FormField;
  readonly valid: boolean;
  readonly sending: boolean;
  /** Puts a value there as if the visitor had not been there yet, and the focus with it. */
  readonly refill: (name: Name, value: string) => void;
  /** Empties every field and forgets that the visitor has been there. */
  readonly clear: () => void;
  /** For the `form` element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: { preventDefault(): void }) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  };
}

const NOTHING_UNSENT = { name: "", fields: [] };

function emptyOf<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
}

/**
 * Values, touched fields and sending of one form. A form sent while invalid marks every field and
 * puts the focus on the first wrong one; what was typed stays, whatever the server answers.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormControl<Name> {
  const { rules, initial, unsent = NOTHING_UNSENT, onSubmit } = options;
  const names = Object.keys(rules) as Name[];
  const [values, setValues] = useState(() => ({ ...emptyOf(names), ...initial }));
  const [touched, setTouched] = useState<readonly Name[]>([]);
  const [state, setState] = useState<Sending>({ kind: "still" });
  const ref = useRef<HTMLFormElement>(null);
  useUnsentTexts(ref, unsent.name, unsent.fields);
  useTypedBeforehand(ref, setValues);
  const wrong = names.filter((name) => rules[name](values[name]) !== null);
  const set = (name: Name, value: string) => setValues((was) => ({ ...was, [name]: value }));
  const refill = (name: Name, value: string) => {
    set(name, value);
    setTouched((was) => was.filter((one) => one !== name));
    focusOn(ref.current, name);
  };
  const attempt = async () => {
    setTouched(names);
    if (wrong[0] !== undefined) return focusOn(ref.current, wrong[0]);
    if (state.kind === "sending") return;
    setState({ kind: "sending" });
    await onSubmit(values).finally(() => setState({ kind: "still" }));
  };
  const touch = (name: Name) => setTouched((was) => [...was, name]);
  return {
    values,
    refill,
    valid: wrong.length === 0,
    sending: state.kind === "sending",
    clear: () => {
      setValues(emptyOf(names));
      setTouched([]);
    },
    field: (name) => ({
      name,
      value: values[name],
      touched: touched.includes(name),
      error: touched.includes(name) ? rules[name](values[name]) : null,
      onChange: (value) => set(name, value),
      onBlur: ({ relatedTarget }) => {
        // Its press tells what is wrong: told before, the words move the button from under the pointer.
        if (isSubmitOf(ref.current, relatedTarget)) return;
        if (values[name] !== "" && !touched.includes(name)) touch(name);
      },
    }),
    form: { ref, noValidate: true, ...sendingBy(attempt) },
  };
}

/** The events that send a form. */
function sendingBy(attempt: () => Promise<void>) {
  return {
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      void attempt();
    },
    // A disabled button stops Enter from sending; the attempt shall show what is wrong.
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      void attempt();
    },
  };
}

function isSubmitOf(form: HTMLFormElement | null, target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit" && target.form === form;
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const input = form?.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

/** Takes over what was typed, or filled in by the browser, before the page answered. */
function useTypedBeforehand<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  setValues: (change: (was: Record<Name, string>) => Record<Name, string>) => void,
): void {
  useEffect(() => {
    const typed: Partial<Record<string, string>> = {};
    for (const input of form.current?.elements ?? [])
      if (input instanceof HTMLInputElement && input.value !== "") typed[input.name] = input.value;
    if (Object.keys(typed).length > 0) setValues((was) => ({ ...was, ...typed }));
  }, [form, setValues]);
}

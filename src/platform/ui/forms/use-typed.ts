import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { holdTyped, isTypedField, type TypedField } from "./typed-fields.ts";

interface Typed {
  readonly isTyped: boolean;
  /** For the `form` element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Whether somebody has typed in a form whose fields hold their text themselves. */
export function useTyped(): Typed {
  const [isTyped, setTyped] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const first = useRef<ReadonlyMap<object, string>>(new Map());
  // A field that nobody typed in may follow what it is given: a time that goes on.
  const typedIn = useRef(new Set<TypedField & Element>());
  const look = () => {
    const there = [...typedIn.current].filter((field) => field.isConnected);
    setTyped(holdTyped(there, first.current));
  };
  useEffect(() => {
    const fields = [...(ref.current?.elements ?? [])].filter(isTypedField);
    first.current = new Map(fields.map((field) => [field, field.value]));
  }, []);
  // Fields come and go with what is chosen.
  useEffect(look);
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element && isTypedField(target)) typedIn.current.add(target);
    look();
  };
  return { isTyped, form: { ref, onInput } };
}

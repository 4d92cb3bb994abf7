import { type FormEvent, useState } from "react";

/** Fields of a form within a page, as typed; empty ones are left out. They stay on the page. */
export function useTypedFields(starts: Readonly<Record<string, string>> = {}) {
  const [typed, setTyped] = useState(() => new URLSearchParams(starts));
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      String(value) === "" && !(name in starts) ? [] : [[name, String(value)]],
    );
    setTyped(new URLSearchParams(filled));
  };
  return { params: typed, onInput };
}

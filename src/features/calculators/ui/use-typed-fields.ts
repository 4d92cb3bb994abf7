import { useState } from "react";
import { useLocation } from "react-router";
import { withoutLanguage } from "#platform/i18n/languages.ts";

/** By page: what was typed on it comes back with it, until the site is loaded anew. */
const typedByPage = new Map<string, URLSearchParams>();

/** Fields of a form within a page, as typed; empty ones are left out. They stay in the browser. */
export function useTypedFields(starts: Readonly<Record<string, string>> = {}) {
  const page = withoutLanguage(useLocation().pathname);
  const [typed, setTyped] = useState(() => typedByPage.get(page) ?? new URLSearchParams(starts));
  const onType = (form: HTMLFormElement) => {
    const filled = [...new FormData(form)].flatMap(([name, value]) =>
      String(value) === "" && !(name in starts) ? [] : [[name, String(value)]],
    );
    const params = new URLSearchParams(filled);
    typedByPage.set(page, params);
    setTyped(params);
  };
  return { params: typed, onType };
}

/** Goes to the first field of a form that is marked as wrong, and opens what it is folded in. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  wrong?.closest("details")?.setAttribute("open", "");
  wrong?.focus();
}

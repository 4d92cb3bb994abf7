import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, useEffect, useState } from "react";
import { isEnquirePath, parseSubject } from "#features/leads/model/enquire-path.ts";
import { toLanguage, withoutLanguage } from "#platform/i18n/languages.ts";
import { loadWords } from "#platform/ui/load-words.ts";
import { plainLinkOf } from "#platform/ui/local-link.tsx";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { fillKnown, knownVisitor } from "./known-visitor.ts";
import type { LeadOpening } from "./screens/lead-dialog.tsx";
import type { LeadDialogHostProps } from "./screens/lead-dialog-host.tsx";
import { rememberSource } from "./visit-source.ts";
import { readWaitingLeads } from "./waiting-leads.ts";

interface Host {
  readonly Host: ComponentType<LeadDialogHostProps>;
  readonly words: I18n;
}

/** Dialog and notice with their words; no page loads them before somebody asks for something. */
async function loadDialogHost({ locale }: I18n): Promise<Host> {
  const [{ LeadDialogHost }, words] = await Promise.all([
    import("./screens/lead-dialog-host.tsx"),
    loadWords(toLanguage(locale), ["leads"]),
  ]);
  return { Host: LeadDialogHost, words };
}

/**
 * Opens the dialog in place of `/enquire` links and of sent lead forms, and shows forms that wait
 * for the network. All of it is fetched when first needed; if that fails, link and form do what
 * they do without script.
 */
export function LeadLauncher({ i18n }: { i18n: I18n }) {
  const [host, setHost] = useState<Host | null>(null);
  const [opening, setOpening] = useState<LeadOpening | null>(null);
  useEffect(
    () => rememberSource(ownStorage("sessionStorage"), new URL(location.href), document.referrer),
    [],
  );
  useEffect(() => {
    const load = () => loadDialogHost(i18n).then(setHost);
    const quietly = () => void load().catch(() => undefined); // the next need tries again
    if (readWaitingLeads(ownStorage("localStorage")).length > 0) quietly();
    return listen({
      ahead: quietly,
      open: (next, otherwise) => {
        load().then(() => setOpening(next), otherwise);
      },
    });
  }, [i18n]);
  if (!host) return null;
  return (
    <I18nProvider i18n={host.words}>
      <host.Host opening={opening} onClose={() => setOpening(null)} />
    </I18nProvider>
  );
}

interface Listener {
  /** Something of a lead is pointed at or typed in. */
  readonly ahead: () => void;
  readonly open: (opening: LeadOpening, otherwise: () => void) => void;
}

function listen({ ahead, open }: Listener): () => void {
  const onClick = (event: MouseEvent) => {
    const link = enquireLinkOf(event);
    if (!link) return;
    event.preventDefault();
    const subject = parseSubject(new URLSearchParams(link.search));
    const { layout = null, drawing = null } = link.dataset;
    const opening = { subject, layout, drawing, openedAt: Date.now(), filled: null, page: null };
    open(opening, () => window.location.assign(link.href));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.leadForm === undefined) return;
    event.preventDefault();
    open(openingOf(form), () => form.submit());
  };
  const onPoint = ({ target }: Event) => {
    const place =
      target instanceof Element && target.closest("a[href*='/enquire'], form[data-lead-form]");
    if (!place) return;
    ahead();
    if (place instanceof HTMLFormElement)
      fillKnown(place, knownVisitor(ownStorage("localStorage")));
  };
  // Before `useLinkNavigation`, which leaves alone what is prevented already.
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("submit", onSubmit);
  document.addEventListener("pointerover", onPoint, { passive: true });
  document.addEventListener("focusin", onPoint);
  return () => {
    document.removeEventListener("click", onClick, { capture: true });
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("pointerover", onPoint);
    document.removeEventListener("focusin", onPoint);
  };
}

function enquireLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = plainLinkOf(event);
  return link && isEnquirePath(withoutLanguage(link.pathname)) ? link : null;
}

function openingOf(form: HTMLFormElement): LeadOpening {
  const filled = new FormData(form);
  const params = new URLSearchParams({
    kind: String(filled.get("kind") ?? ""),
    listing: String(filled.get("mlsNumber") ?? ""),
    plot: String(filled.get("plotNumber") ?? ""),
  });
  return {
    subject: parseSubject(params),
    layout: form.dataset.layout ?? null,
    drawing: null,
    openedAt: Math.round(performance.timeOrigin),
    filled,
    page: form,
  };
}

import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, useEffect, useState } from "react";
import { toLanguage, withoutLanguage } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { loadWords } from "#platform/ui/late/load-words.ts";
import { plainLinkOf } from "#platform/ui/local-link.tsx";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { fillKnown, knownVisitor } from "./known-visitor.ts";
import type { AskedLead, LeadDialogHostProps } from "./screens/lead-dialog-host.tsx";
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
  const [asked, setAsked] = useState<AskedLead | null>(null);
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
        load().then(() => setAsked(next), otherwise);
      },
    });
  }, [i18n]);
  if (!host) return null;
  return (
    <I18nProvider i18n={host.words}>
      <host.Host asked={asked} onClose={() => setAsked(null)} />
    </I18nProvider>
  );
}

interface Listener {
  /** Something of a lead is pointed at or typed in. */
  readonly ahead: () => void;
  readonly open: (asked: AskedLead, otherwise: () => void) => void;
}

function listen({ ahead, open }: Listener): () => void {
  const onClick = (event: MouseEvent) => {
    const link = enquireLinkOf(event);
    if (!link) return;
    event.preventDefault();
    open({ by: link, at: Date.now() }, () => window.location.assign(link.href));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.leadForm === undefined) return;
    event.preventDefault();
    open({ by: form, filled: new FormData(form) }, () => form.submit());
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
  return link && withoutLanguage(link.pathname) === href("/enquire") ? link : null;
}

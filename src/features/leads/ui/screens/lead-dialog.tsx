import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { groundPath, SubjectPicture } from "#features/leads/ui/subject-picture.tsx";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { type LeadOpening, LeadSteps } from "./lead-steps.tsx";
import { LEAD_TITLES } from "./lead-words.ts";
import type { UnsentLeads } from "./unsent-leads.ts";

interface LeadDialogProps {
  readonly opening: LeadOpening;
  readonly unsent: UnsentLeads;
  readonly onClose: () => void;
}

/** The dialog of every lead: its form, where its sending stands, and its confirmation. */
export function LeadDialog({ opening, unsent, onClose }: LeadDialogProps) {
  const { i18n } = useLingui();
  const { subject, layout, drawing } = opening;
  const title = i18n._(LEAD_TITLES[subject.kind]);
  return (
    <ModalFrame
      title={title}
      about={layout}
      picture={drawing ?? groundPath(subject.mlsNumber)}
      onClose={onClose}
    >
      <LeadSteps opening={opening} unsent={unsent} onClose={onClose} />
    </ModalFrame>
  );
}

interface ModalFrameProps {
  readonly title: string;
  readonly about: string | null;
  readonly picture: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal: it keeps the focus, closes on Escape and gives the focus back. */
function ModalFrame({ title, about, picture, onClose, children }: ModalFrameProps) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="lead-dialog m-auto max-h-dvh w-full max-w-lg scroll-pb-24 overflow-y-auto overscroll-contain rounded-card bg-card p-5 text-ink shadow-float backdrop:bg-ink/50 max-sm:m-0 max-sm:h-dvh max-sm:max-w-none max-sm:rounded-none sm:max-h-[94dvh] sm:p-6"
    >
      <header className="mb-5 flex items-start gap-4">
        {picture && (
          <div className="grid size-16 shrink-0 place-items-center overflow-hidden border border-line bg-mist">
            <SubjectPicture src={picture} className="size-full object-cover" />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {about && <p className="text-muted [overflow-wrap:anywhere]">{about}</p>}
        </div>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={t`Close`}
          className={`-mt-2 -mr-2 ${ICON_BUTTON}`}
        >
          <Icon name="x" className="size-6" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

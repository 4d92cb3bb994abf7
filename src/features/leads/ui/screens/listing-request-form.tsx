import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";
import { LeadForm } from "#features/leads/ui/lead-form.tsx";
import type { ListingSummary } from "#features/listings/index.ts";
import { DeviceVisitLines } from "./device-visit-lines.tsx";
import { LEAD_ACTIONS } from "./lead-words.ts";
import { SlotPicker, useBookingWords } from "./slot-fields.tsx";
import { useFreeSlots } from "./use-free-slots.ts";

interface KindWords {
  readonly kind: LeadKind;
  /** On its tab. */
  readonly name: MessageDescriptor;
  /** On the button while it is chosen. */
  readonly action: MessageDescriptor;
  /** Shows its words while it is chosen, and before there is script. */
  readonly shown: string;
}

const VISIT: KindWords = {
  kind: "site-visit",
  name: msg`Visit`,
  action: LEAD_ACTIONS["site-visit"],
  shown: "hidden [.lead-fields:has([value=site-visit]:checked)_&]:inline",
};
const CALL_BACK: KindWords = {
  kind: "callback",
  name: msg`Call back`,
  action: LEAD_ACTIONS.callback,
  shown: "hidden [.lead-fields:has([value=callback]:checked)_&]:inline",
};
const SHOWN_OF_QUESTION = "hidden [.lead-fields:has([value=message]:checked)_&]:inline";
const QUESTION: KindWords = {
  kind: "message",
  name: msg`Question`,
  action: LEAD_ACTIONS.message,
  shown: SHOWN_OF_QUESTION,
};
const SIMILAR: KindWords = {
  kind: "message",
  name: msg`Similar ones`,
  action: msg`Ask for similar`,
  shown: SHOWN_OF_QUESTION,
};

/** In the order of the tabs; the first is chosen first. */
type Kinds = readonly [KindWords, ...KindWords[]];
const OF_SALE: Kinds = [VISIT, CALL_BACK, QUESTION];
const OF_SOLD_OUT: Kinds = [SIMILAR, CALL_BACK];

interface ListingRequestFormProps {
  readonly summary: Pick<ListingSummary, "mlsNumber" | "name" | "isSoldOut">;
}

/** Visit, call or question: of each listing a form of its own, which another one's page begins anew. */
export function ListingRequestForm({ summary }: ListingRequestFormProps) {
  return <RequestForm key={summary.mlsNumber} summary={summary} />;
}

/** Three tabs of one form, which needs no script to be sent. */
function RequestForm({ summary }: ListingRequestFormProps) {
  const { i18n } = useLingui();
  const { mlsNumber, name, isSoldOut } = summary;
  const kinds = isSoldOut ? OF_SOLD_OUT : OF_SALE;
  const [first] = kinds;
  const box = useRef<HTMLDivElement>(null);
  const bookingWords = useBookingWords();
  const [kind, setKind] = useState(first.kind);
  const [slot, setSlot] = useState("");
  useEffect(() => {
    // What was chosen before there was script is told to nobody.
    const chosen = box.current?.querySelector<HTMLInputElement>("[name=kind]:checked")?.value;
    setKind((was) => kinds.find((one) => one.kind === chosen)?.kind ?? was);
  }, [kinds]);
  return (
    <div
      ref={box}
      onChange={({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement && target.name === "kind")
          setKind(target.value as LeadKind);
      }}
      // A time that was changed in the dialog.
      onInput={({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement && target.name === "preferredAt")
          setSlot(target.value);
      }}
      // Emptied once its request is taken.
      onReset={() => {
        setKind(first.kind);
        setSlot("");
      }}
    >
      <div className="mb-4 empty:hidden">
        <DeviceVisitLines mlsNumber={mlsNumber} />
      </div>
      <LeadForm
        subject={{ kind: first.kind, mlsNumber, plotNumber: null }}
        layout={name}
        choice={<Tabs kinds={kinds} />}
        visit={
          !isSoldOut && (
            <VisitTime
              mlsNumber={mlsNumber}
              isChosen={kind === VISIT.kind}
              slot={slot}
              onChoose={setSlot}
            />
          )
        }
        submit={kinds.map((one) => (
          <span key={one.kind} className={one.shown}>
            {one === VISIT && slot ? bookingWords(slot) : i18n._(one.action)}
          </span>
        ))}
      />
    </div>
  );
}

function Tabs({ kinds }: { kinds: readonly KindWords[] }) {
  const { i18n } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>What would you like?</Trans>
      </legend>
      <div className="flex border-b border-line">
        {kinds.map(({ kind, name }, at) => (
          <label
            key={kind}
            className="relative flex min-h-12 flex-1 cursor-pointer items-center justify-center px-1 text-center text-control leading-tight font-[550] text-muted hover:text-ink has-checked:text-ink has-checked:after:absolute has-checked:after:inset-x-0 has-checked:after:-bottom-px has-checked:after:h-0.5 has-checked:after:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={at === 0}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {i18n._(name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface VisitTimeProps {
  readonly mlsNumber: string;
  /** False leaves a time that was chosen out of what is sent: it is only for visits. */
  readonly isChosen: boolean;
  /** The time that is chosen; empty as long as none is. */
  readonly slot: string;
  readonly onChoose: (startsAt: string) => void;
}

/** Day and time, whose free ones are asked for once they are looked at. */
function VisitTime({ mlsNumber, isChosen, slot, onChoose }: VisitTimeProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const isSeen = useSeen(box);
  const slots = useFreeSlots(isSeen, { mlsNumber, plotNumber: null }, null);
  return (
    <fieldset
      ref={box}
      disabled={!isChosen}
      className="hidden min-w-0 [.lead-fields:has([value=site-visit]:checked)_&]:block"
    >
      <SlotPicker slots={slots} chosen={slot} onChoose={onChoose} />
    </fieldset>
  );
}

/** Whether an element has been in the window. */
function useSeen(box: { readonly current: Element | null }): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current || isSeen) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box, isSeen]);
  return isSeen;
}

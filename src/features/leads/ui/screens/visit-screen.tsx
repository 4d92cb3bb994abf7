import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi, type Failure, useFailureWords, useMailedLink } from "#features/accounts/ui.ts";
import type { OwnVisitReply } from "#features/leads/model/buyer-replies.ts";
import type { OwnVisit } from "#features/leads/model/visit.ts";
import { deviceVisits } from "#features/leads/ui/device-visits.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { href } from "#platform/ui/href.ts";
import { Loading, NeedsScript } from "#platform/ui/loading.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { type PageHandle, secretAddress } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useLeadFailureWords, visitPlaceWords } from "./lead-words.ts";
import { SlotForm } from "./slot-form.tsx";
import { VisitSlip } from "./visit-slip.tsx";

export const handle: PageHandle = { words: ["leads", "accounts"] };

export const headers = secretAddress;

/** What the call says of a link whose visit is not there. */
const GONE = "visit-link-invalid";

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly visit: OwnVisit };

/** Opened by the link of a visit's mail: how it stands, and the ways to move or cancel it. */
export default function VisitScreen() {
  const { t } = useLingui();
  const link = useMailedLink();
  const token = link.kind === "read" ? link.token : "";
  return (
    <div className="wrap py-12 md:py-16">
      <meta name="referrer" content="no-referrer" />
      <PageHead
        title={t`Your visit · Sthalam`}
        description={t`See, move or cancel your visit.`}
        indexed={false}
      />
      <div className="mx-auto max-w-lg">
        <h1 className="text-h1">
          <Trans>Your visit</Trans>
        </h1>
        {link.kind !== "read" && <NeedsScript className="mt-3" />}
        {link.kind === "read" && token === "" && (
          <p className="mt-3 text-muted">
            <Trans>
              This link is incomplete: open it from the mail again. Signed in, you find your visits
              in{" "}
              <LocalLink to={href("/profile")} className="text-link">
                your profile
              </LocalLink>
              .
            </Trans>
          </p>
        )}
        {token !== "" && <OneVisit token={token} />}
      </div>
    </div>
  );
}

function OneVisit({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const [state, setState] = useState<State>({ kind: "loading" });
  const show = useShown(setState);
  const load = useCallback(async () => {
    const reply = await callApi<OwnVisitReply>("POST", "/api/visits/find", { token });
    if (reply.ok) return show(reply.body.visit);
    if (reply.code === GONE) deviceVisits.forget(token);
    setState({ kind: "failed", failure: reply });
  }, [token, show]);
  useEffect(() => void load(), [load]);
  if (state.kind === "loading") return <Loading className="mt-6" />;
  if (state.kind === "failed") {
    const { failure } = state;
    const isGone = failure.code === GONE;
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-5">
        <p>{isGone ? t`There is no such visit any more.` : failureWords(failure)}</p>
        {isGone ? (
          <LocalLink to={href("/searchProperties")} className={button("outline")}>
            <Trans>See all layouts</Trans>
          </LocalLink>
        ) : (
          <button type="button" onClick={() => void load()} className={button("outline")}>
            <Trans>Try again</Trans>
          </button>
        )}
      </div>
    );
  }
  return <Ready visit={state.visit} onChange={show} onStale={load} />;
}

/** Shows a visit; one that this device knows is known there as it stands now. */
function useShown(setState: (state: State) => void) {
  const isOfDevice = useRef<boolean | null>(null);
  return useCallback(
    (visit: OwnVisit) => {
      isOfDevice.current ??= deviceVisits.has(visit.reference);
      if (isOfDevice.current) deviceVisits.follow(visit);
      setState({ kind: "ready", visit });
    },
    [setState],
  );
}

interface ReadyProps {
  readonly visit: OwnVisit;
  readonly onChange: (visit: OwnVisit) => void;
  readonly onStale: () => Promise<void>;
}

function Ready({ visit, onChange, onStale }: ReadyProps) {
  const { t, i18n } = useLingui();
  const { mayMove, mayCancel, token, version, state, sequence } = visit;
  const [isMoving, setMoving] = useState(false);
  const { outcome, problem, isBusy, change } = useVisitChange({ onChange, onStale });
  const move = async (startsAt: string) => {
    const said = t`Moved. Our agent confirms the new time.`;
    if (await change({ act: "move", startsAt, token, version }, said)) setMoving(false);
  };
  const cancel = () => change({ act: "cancel", token, version }, t`Cancelled.`);
  const isCancelled = state === "cancelled";
  return (
    <>
      <VisitSlip {...visit} place={visitPlaceWords(i18n, visit)} now={{ state, sequence }} />
      {isMoving ? (
        <section className="mt-8">
          <h2 className="mb-4 text-h3">
            <Trans>Another time</Trans>
          </h2>
          <SlotForm
            visit={visit}
            action={<Trans>Ask for this time</Trans>}
            isBusy={isBusy}
            problem={problem}
            again={problem}
            onChoose={(startsAt) => void move(startsAt)}
            onClose={() => setMoving(false)}
          />
        </section>
      ) : (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {mayMove && (
            <button type="button" onClick={() => setMoving(true)} className={button("outline")}>
              <Icon name="calendar-days" className="size-5" />
              {isCancelled ? <Trans>Choose a new time</Trans> : <Trans>Move it</Trans>}
            </button>
          )}
          {mayCancel && (
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => void cancel()}
              className={button("outline")}
            >
              <Trans>Cancel the visit</Trans>
            </button>
          )}
          {isCancelled && mayMove && (
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => void move(visit.startsAt)}
              className={button("outline")}
            >
              <Icon name="undo-2" className="size-5" />
              <Trans>Ask for the same time again</Trans>
            </button>
          )}
        </div>
      )}
      <FormMessage outcome={outcome} />
    </>
  );
}

interface Change {
  readonly act: "move" | "cancel";
  readonly startsAt?: string;
  readonly token: string;
  readonly version: number;
}

/** Sends a buyer's change; `change` gives true when it was made. */
function useVisitChange({ onChange, onStale }: Pick<ReadyProps, "onChange" | "onStale">) {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const leadFailureWords = useLeadFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const change = async (body: Change, said: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setOutcome(NO_OUTCOME);
    const reply = await callApi<OwnVisitReply>("POST", "/api/visits/changes", body);
    setBusy(false);
    setProblem(undefined);
    if (reply.ok) {
      onChange(reply.body.visit);
      setOutcome({ kind: "success", text: said });
      return true;
    }
    if (reply.code === "slot-taken" || reply.code === "slot-closed")
      setProblem(leadFailureWords(reply.code, null));
    const words: Readonly<Record<string, string>> = {
      "changed-meanwhile": t`Our agent changed this visit just now. This is how it stands.`,
      "visit-over": t`This visit is over or cancelled. This is how it stands.`,
      "slot-taken": leadFailureWords("slot-taken", null),
      "slot-closed": leadFailureWords("slot-closed", null),
    };
    setOutcome({ kind: "failure", text: words[reply.code] ?? failureWords(reply) });
    if (reply.code === "changed-meanwhile" || reply.code === "visit-over") await onStale();
    return false;
  };
  return { outcome, problem, isBusy, change };
}

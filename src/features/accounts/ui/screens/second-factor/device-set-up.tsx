import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { FactorDeviceReply, RecoveryCodesReply } from "#features/accounts/model/replies.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { CodeForm } from "./code-form.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const DEVICE = "/api/second-factor/device";

type Stage =
  | { readonly kind: "start"; readonly failure: Failure | null }
  | { readonly kind: "scan"; readonly device: FactorDeviceReply }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

interface DeviceSetUpProps {
  /** True when a device is there already: then a code of it comes first. */
  readonly another: boolean;
  readonly onDone: () => void;
}

/** Sets a device up: its secret as a picture and as text, its first code, the recovery codes. */
export function DeviceSetUp({ another, onDone }: DeviceSetUpProps) {
  const [stage, setStage] = useState<Stage>({ kind: "start", failure: null });
  const call = useProvenCall();
  const begin = async (code?: string): Promise<Failure | null> => {
    const reply = await call<FactorDeviceReply>("POST", DEVICE, code === undefined ? {} : { code });
    if (reply.ok) setStage({ kind: "scan", device: reply.body });
    else if (!another) setStage({ kind: "start", failure: reply });
    return reply.ok ? null : reply;
  };
  if (stage.kind === "codes") return <RecoveryCodes codes={stage.codes} onSaved={onDone} />;
  if (stage.kind === "scan")
    return <Scan device={stage.device} onCodes={(codes) => setStage({ kind: "codes", codes })} />;
  return another ? <Replace onBegin={begin} /> : <Begin failure={stage.failure} onBegin={begin} />;
}

function Begin({
  failure,
  onBegin,
}: {
  readonly failure: Failure | null;
  readonly onBegin: () => Promise<Failure | null>;
}) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  return (
    <div className="grid justify-items-start gap-5">
      <button type="button" onClick={() => void onBegin()} className={button("primary")}>
        {t`Set up my app`}
      </button>
      {failure && <FormMessage outcome={{ kind: "failure", text: failureWords(failure) }} />}
    </div>
  );
}

function Replace({ onBegin }: { readonly onBegin: (code: string) => Promise<Failure | null> }) {
  const { t } = useLingui();
  return <CodeForm submit={t`Set up another device`} onCode={onBegin} />;
}

interface ScanProps {
  readonly device: FactorDeviceReply;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Scan({ device, onCodes }: ScanProps) {
  const { t } = useLingui();
  const call = useProvenCall();
  const confirm = async (code: string) => {
    const path = `${DEVICE}/confirm`;
    const reply = await call<RecoveryCodesReply>("POST", path, { code });
    if (!reply.ok) return reply;
    onCodes(reply.body.recoveryCodes);
    return null;
  };
  return (
    <ol className="grid gap-8">
      <li>
        <h2 className="text-h3">
          <Trans>1. Scan this with your authenticator app</Trans>
        </h2>
        <div className="mt-4 flex flex-wrap items-start gap-6">
          <QrPicture text={device.uri} label={t`Picture for the authenticator app`} />
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-muted">
              <Trans>No camera at hand? Type this key into the app:</Trans>
            </p>
            <p className="num mt-2 text-lead font-[550] [overflow-wrap:anywhere]" data-key>
              {device.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </p>
          </div>
        </div>
      </li>
      <li>
        <h2 className="text-h3">
          <Trans>2. Enter the code that the app shows</Trans>
        </h2>
        <div className="mt-4 max-w-sm">
          <CodeForm submit={t`Confirm`} onCode={confirm} withRecovery={false} />
        </div>
      </li>
    </ol>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { RecoveryCodesReply } from "#features/accounts/model/replies.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { CodeForm } from "./code-form.tsx";
import { DeviceSetUp } from "./device-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type PartName = "none" | "codes" | "device" | "remove";

interface SecondFactorPartsProps {
  /** One below the heading that the parts stand under. */
  readonly heading: "h2" | "h3";
  readonly recoveryCodesLeft: number;
  /** Something was changed: what is shown is to be loaded anew. */
  readonly onChange: () => void;
  /** Agents need a second factor: theirs is replaced and not removed. */
  readonly withRemoval?: boolean;
}

/** What can be done once a code app is set up: recovery codes, another device, an end. */
export function SecondFactorParts(props: SecondFactorPartsProps) {
  const { heading, recoveryCodesLeft, onChange, withRemoval = false } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<PartName>("none");
  const [said, setSaid] = useState<PartName>("none");
  const done = (part: PartName) => () => {
    setOpen("none");
    setSaid(part);
    onChange();
  };
  return (
    <div className="grid gap-6">
      <Part
        heading={heading}
        title={<Trans>Recovery codes</Trans>}
        lead={
          recoveryCodesLeft < 3 ? (
            <Trans>{recoveryCodesLeft} left. Make new ones before you need them.</Trans>
          ) : (
            <Trans>
              {recoveryCodesLeft} left. Each counts once in place of a code of your app.
            </Trans>
          )
        }
        isOpen={open === "codes"}
        onOpen={() => setOpen("codes")}
        action={t`Make new recovery codes`}
        said={said === "codes" ? t`The older codes no longer work.` : null}
      >
        <RenewCodes onDone={done("codes")} />
      </Part>
      <Part
        heading={heading}
        title={<Trans>Your app</Trans>}
        lead={<Trans>New phone? Set it up here; the old one will stop working.</Trans>}
        isOpen={open === "device"}
        onOpen={() => setOpen("device")}
        action={t`Change the device`}
        said={said === "device" ? t`The new device is set up.` : null}
      >
        <DeviceSetUp another onDone={done("device")} />
      </Part>
      {withRemoval && (
        <Part
          heading={heading}
          title={<Trans>Sign in without the app</Trans>}
          lead={<Trans>Then your password alone opens your account.</Trans>}
          isOpen={open === "remove"}
          onOpen={() => setOpen("remove")}
          action={t`Remove my app`}
          said={null}
        >
          <Remove onDone={done("remove")} />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly heading: "h2" | "h3";
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly action: string;
  readonly said: string | null;
  readonly children: ReactNode;
}

function Part({
  heading: Heading,
  title,
  lead,
  isOpen,
  onOpen,
  action,
  said,
  children,
}: PartProps) {
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <Heading className="text-h3">{title}</Heading>
      <p className="mt-1 mb-5 text-muted">{lead}</p>
      {isOpen ? (
        children
      ) : (
        <button type="button" onClick={onOpen} className={button("outline")}>
          {action}
        </button>
      )}
      {said !== null && (
        <div className="mt-5">
          <FormMessage outcome={{ kind: "success", text: said }} />
        </div>
      )}
    </section>
  );
}

/** New codes for a fresh code. */
function RenewCodes({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const call = useProvenCall();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  const renew = async (code: string): Promise<Failure | null> => {
    const path = "/api/second-factor/recovery-codes";
    const reply = await call<RecoveryCodesReply>("POST", path, { code });
    if (!reply.ok) return reply;
    setCodes(reply.body.recoveryCodes);
    return null;
  };
  return <CodeForm submit={t`Make new recovery codes`} onCode={renew} />;
}

function Remove({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const call = useProvenCall();
  const remove = async (code: string): Promise<Failure | null> => {
    const reply = await call("POST", "/api/second-factor/remove", { code });
    if (!reply.ok) return reply;
    onDone();
    return null;
  };
  return <CodeForm submit={t`Remove my app`} onCode={remove} />;
}

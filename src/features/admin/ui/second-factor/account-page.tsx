import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { callApi } from "#features/accounts/ui.ts";
import { useAgent } from "#features/admin/ui/admin-context.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/form-message.tsx";
import { CodeForm } from "./code-form.tsx";
import { DeviceSetUp } from "./device-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type PartName = "none" | "codes" | "device";

/** The agent's own second factor: recovery codes, another device. */
export default function AccountPage() {
  const { t } = useLingui();
  const [open, setOpen] = useState<PartName>("none");
  const [said, setSaid] = useState<PartName>("none");
  const { agent, reload } = useAgent();
  const { email, recoveryCodesLeft } = agent;
  const done = (part: PartName) => () => {
    setOpen("none");
    setSaid(part);
    void reload();
  };
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-(--gutter) py-10 md:py-12">
      <div>
        <h1 className="text-h1">
          <Trans>Account</Trans>
        </h1>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">{email}</p>
      </div>
      <Part
        title={<Trans>Recovery codes</Trans>}
        lead={
          recoveryCodesLeft < 3 ? (
            <Trans>{recoveryCodesLeft} left. Make new ones before you need them.</Trans>
          ) : (
            <Trans>{recoveryCodesLeft} left. Each opens the console once, without your app.</Trans>
          )
        }
        open={open === "codes"}
        onOpen={() => setOpen("codes")}
        action={t`Make new recovery codes`}
        said={said === "codes" ? t`The older codes no longer work.` : null}
      >
        <RenewCodes onDone={done("codes")} />
      </Part>
      <Part
        title={<Trans>Your app</Trans>}
        lead={<Trans>A new telephone? Set it up here; the old one stops then.</Trans>}
        open={open === "device"}
        onOpen={() => setOpen("device")}
        action={t`Change the device`}
        said={said === "device" ? t`The new device is set up.` : null}
      >
        <DeviceSetUp another onDone={done("device")} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly action: string;
  readonly said: string | null;
  readonly children: ReactNode;
}

function Part({ title, lead, open, onOpen, action, said, children }: PartProps) {
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 mb-5 text-muted">{lead}</p>
      {open ? (
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
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  const renew = async (code: string) => {
    const path = "/api/agent/second-factor/recovery-codes";
    const reply = await callApi<{ recoveryCodes: string[] }>("POST", path, { code });
    if (!reply.ok) return reply;
    setCodes(reply.body.recoveryCodes);
    return null;
  };
  return <CodeForm submit={t`Make new recovery codes`} onCode={renew} />;
}

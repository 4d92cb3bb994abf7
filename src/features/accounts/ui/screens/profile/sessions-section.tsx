import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { DeviceSession, SessionsReply } from "#features/accounts/model/replies.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { session } from "#features/accounts/ui/session.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { Section } from "./section.tsx";

/** Where this account is signed in; each can be signed out from here, or all at once. */
export function SessionsSection() {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const call = useProvenCall();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [devices, setDevices] = useState<readonly DeviceSession[] | null>(null);
  const [said, setSaid] = useState<"nothing" | "signed-out-there" | Failure>("nothing");
  const load = useCallback(async () => {
    const reply = await call<SessionsReply>("GET", "/api/sessions");
    if (reply.ok) setDevices(reply.body.sessions);
    else setSaid(reply);
  }, [call]);
  useEffect(() => void load(), [load]);
  const end = async (id: string) => {
    const reply = await call("DELETE", `/api/sessions/${encodeURIComponent(id)}`);
    if (!reply.ok) return setSaid(reply);
    setSaid("signed-out-there");
    await load();
  };
  const endAll = async () => {
    const reply = await call("DELETE", "/api/sessions");
    if (!reply.ok) return setSaid(reply);
    session.signOut();
    void navigate(localPath("/"));
  };
  const outcome: Outcome =
    said === "nothing"
      ? NO_OUTCOME
      : said === "signed-out-there"
        ? { kind: "success", text: t`Signed out on that device.` }
        : { kind: "failure", text: failureWords(said) };
  return (
    <Section title={t`Your devices`} lead={t`Where this account is signed in.`}>
      {devices === null && outcome.kind === "none" && (
        <div aria-hidden="true" className="skeleton h-17" />
      )}
      <ul>
        {devices?.map((device) => (
          <Device key={device.id} device={device} onEnd={() => void end(device.id)} />
        ))}
      </ul>
      <div className="mt-5 grid justify-items-start gap-5">
        <button type="button" onClick={() => void endAll()} className={button("outline")}>
          {t`Sign out everywhere`}
        </button>
        <FormMessage outcome={outcome} />
      </div>
    </Section>
  );
}

function Device({ device, onEnd }: { device: DeviceSession; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const used = formatIndiaMoment(new Date(device.lastUsedAt), toLanguage(i18n.locale));
  const name = device.device || t`Unknown device`;
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <Icon name="laptop" className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-small text-muted">
          {device.current ? <Trans>This device</Trans> : <Trans>Last used {used}</Trans>}
        </p>
      </div>
      {!device.current && (
        <button
          type="button"
          onClick={onEnd}
          aria-label={t`Sign out ${name}`}
          className={button("outline", "small")}
        >
          {t`Sign out`}
        </button>
      )}
    </li>
  );
}

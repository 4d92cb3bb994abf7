import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { callApi } from "#features/accounts/ui.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { CodeForm } from "./code-form.tsx";
import { DeviceSetUp } from "./device-set-up.tsx";

/** Before the first use: an app on the agent's telephone becomes the second factor. */
export function SetUpScreen({ onDone }: { readonly onDone: () => void }) {
  return (
    <div className="mx-auto max-w-2xl px-(--gutter) py-10 md:py-16">
      <h1 className="text-h1">
        <Trans>Protect the console</Trans>
      </h1>
      <p className="mt-3 mb-8 text-muted">
        <Trans>
          Here are the names and numbers of people who trust us. So besides your password the
          console asks for a code of an authenticator app, such as Aegis, Google Authenticator or a
          password manager.
        </Trans>
      </p>
      <DeviceSetUp another={false} onDone={onDone} />
    </div>
  );
}

/** Each time an agent comes back: a code opens the console. */
export function CodeScreen({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <div className="mx-auto max-w-md px-(--gutter) py-10 md:py-16">
      <h1 className="text-h1">
        <Trans>Open the console</Trans>
      </h1>
      <CodePart onOpen={onOpen} />
    </div>
  );
}

function CodePart({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useLingui();
  const give = async (code: string) => {
    const reply = await callApi("POST", "/api/agent/second-factor/code", { code });
    if (!reply.ok) return reply;
    onOpen();
    return null;
  };
  return (
    <>
      <p className="mt-3 mb-8 text-muted">
        <Trans>
          Enter the code that your authenticator app shows. It is asked for after an hour without
          work, and once a day.
        </Trans>
      </p>
      <CodeForm submit={t`Open`} onCode={give} />
    </>
  );
}

/** Over a console that was locked meanwhile: nothing under it is lost. */
export function LockedDialog({ onOpen }: { readonly onOpen: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="locked"
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-full max-w-md rounded-card border border-line bg-card p-6 text-ink shadow-float backdrop:bg-ink/50 md:p-8"
    >
      <h2 id="locked" className="flex items-center gap-3 text-h2">
        <Icon name="lock" className="size-7 text-muted" />
        <Trans>The console is locked</Trans>
      </h2>
      <CodePart onOpen={onOpen} />
    </dialog>
  );
}

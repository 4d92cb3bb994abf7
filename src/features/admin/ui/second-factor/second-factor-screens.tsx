import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { CodeForm, callApi, DeviceSetUp, PasskeyButton } from "#features/accounts/ui.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

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
      <p className="mt-6 text-muted">
        <Trans>Or add a passkey: it opens the console too.</Trans>{" "}
        <LocalLink to={href("/profile")} className="text-link">
          <Trans>Your Profile</Trans>
        </LocalLink>
      </p>
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
          Enter the code from your authenticator app. You are asked for it after an hour of
          inactivity, and once a day.
        </Trans>
      </p>
      <CodeForm submit={t`Open`} onCode={give} />
      <div className="mt-4">
        <PasskeyButton
          words={t`Use my passkey`}
          path="/api/agent/second-factor/passkey"
          onAnswered={onOpen}
        />
      </div>
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

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type {
  SignInOptionsReply,
  SocialOptions,
  SocialSignInReply,
} from "#features/accounts/model/replies.ts";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session } from "#features/accounts/ui/session.ts";
import type { SocialConnection } from "#features/accounts/ui/social-popup.client.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

const BUTTONS: readonly { connection: SocialConnection; label: MessageDescriptor }[] = [
  { connection: "google", label: msg`Continue with Google` },
  { connection: "facebook", label: msg`Continue with Facebook` },
  { connection: "apple", label: msg`Continue with Apple` },
];

/** What a click needs at once: a window that opens later than the click is blocked. */
interface Social {
  readonly options: SocialOptions;
  readonly signIn: typeof import("#features/accounts/ui/social-popup.client.ts").signInBySocial;
}

/** The social way in once it is known and loaded; null where this site has none. */
function useSocial(): Social | null {
  const [social, setSocial] = useState<Social | null>(null);
  useEffect(() => {
    let current = true;
    const prepare = async () => {
      const path = "/api/sign-in-options";
      const reply = await callApi<SignInOptionsReply>("GET", path);
      if (!reply.ok || !reply.body.social) return;
      const { signInBySocial } = await import("#features/accounts/ui/social-popup.client.ts");
      if (current) setSocial({ options: reply.body.social, signIn: signInBySocial });
    };
    // Without options or module there are no buttons: e-mail and password remain.
    prepare().catch(() => {});
    return () => {
      current = false;
    };
  }, []);
  return social;
}

interface SocialButtonsProps {
  readonly onSignedIn: () => void;
  /** A code app is set up: the ticket that its code turns into a session. */
  readonly onSecondStep: (ticket: string) => void;
}

/** Signs in through Google, Facebook or Apple, where the site's settings name a provider. */
export function SocialButtons({ onSignedIn, onSecondStep }: SocialButtonsProps) {
  const { t, i18n } = useLingui();
  const social = useSocial();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!social) return null;
  const press = async (connection: SocialConnection) => {
    setBusy(true);
    setFailure(null);
    const failed = await signIn(social, connection, i18n.locale).finally(() => setBusy(false));
    if (failed === null) onSignedIn();
    else if ("ticket" in failed) onSecondStep(failed.ticket);
    // Closing the window is the visitor's own doing.
    else if (failed.code !== "cancelled") setFailure(failed);
  };
  return (
    <div className="mt-6">
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      <div className="mt-5 grid gap-3" aria-busy={busy}>
        {BUTTONS.map(({ connection, label }) => (
          <button
            key={connection}
            type="button"
            disabled={busy}
            onClick={() => void press(connection)}
            className={button("outline")}
          >
            {i18n._(label)}
          </button>
        ))}
        <p className="text-small text-muted">
          <Trans>New here? This opens an account.</Trans>{" "}
          <LocalLink to={`${href("/privacy")}#account`} target="_blank" className="text-link">
            <Trans>How we use your details</Trans>
          </LocalLink>
        </p>
        <FormMessage
          outcome={
            failure
              ? { kind: "failure", text: failureWords(failure) || t`Login failed` }
              : { kind: "none" }
          }
        />
      </div>
    </div>
  );
}

/** Null once signed in, else why not. */
async function signIn(
  social: Social,
  connection: SocialConnection,
  language: string,
): Promise<Failure | { readonly ticket: string } | null> {
  const identity = await social.signIn(connection, social.options);
  if (!identity.ok) return { ok: false, code: identity.code, message: "" };
  const { idToken, nonce } = identity;
  const body = { idToken, nonce, language };
  const reply = await callApi<SocialSignInReply>("POST", "/api/auth0/verify-token", body);
  if (!reply.ok) return reply;
  if ("ticket" in reply.body) return { ticket: reply.body.ticket };
  session.signIn(reply.body.token, reply.body.user);
  return null;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Profile, ProfileReply } from "#features/accounts/model/replies.ts";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { WithProof } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { SignInNeeded } from "#features/accounts/ui/screens/sign-in-needed.tsx";
import { useSession } from "#features/accounts/ui/session.ts";
import { button, TEXT_ACTION } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { Loading } from "#platform/ui/loading.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { ActivitySection } from "./activity-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

type ProfileState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly profile: Profile };

/** The account of who is signed in; `children` are what other features have of it, and come first. */
export function ProfileScreen({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  const now = useSession();
  return (
    <>
      <PageHead
        title={t`Your Profile · Sthalam`}
        description={t`Your name, your password, your devices.`}
        indexed={false}
      />
      {now.status === "signed-in" && (
        <WithProof key={now.begun}>
          <OwnProfile>{children}</OwnProfile>
        </WithProof>
      )}
      {now.status === "unread" && <Loading className="wrap py-24 text-center" />}
      {(now.status === "anonymous" || now.status === "unverified") && (
        <SignInNeeded title={t`Your Profile`}>
          <Trans>Only you can see your name, sign-in details and devices.</Trans>
        </SignInNeeded>
      )}
    </>
  );
}

function OwnProfile({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const [state, setState] = useState<ProfileState>({ kind: "loading" });
  const load = useCallback(async () => {
    setState({ kind: "loading" });
    const reply = await callApi<ProfileReply>("GET", "/api/profile");
    setState(
      reply.ok ? { kind: "ready", profile: reply.body.user } : { kind: "failed", failure: reply },
    );
  }, []);
  useEffect(() => void load(), [load]);
  if (state.kind === "loading") return <Loading />;
  if (state.kind === "failed")
    return (
      <div role="alert" className="wrap grid justify-items-center gap-5 py-24 text-center">
        <p>{failureWords(state.failure)}</p>
        <button type="button" onClick={() => void load()} className={button("outline")}>
          {t`Try again`}
        </button>
      </div>
    );
  const { profile } = state;
  const onChange = (changed: Profile) => setState({ kind: "ready", profile: changed });
  return (
    <div className="wrap max-w-3xl py-10 md:py-16">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h1 className="text-h1">
          <Trans>Your Profile</Trans>
        </h1>
        {profile.isOfTeam && (
          <LocalLink to={href("/agent/:page?/:item?/:part?")} className={TEXT_ACTION}>
            <Trans>Open the console</Trans>
            <Icon name="arrow-right" className="size-5" />
          </LocalLink>
        )}
      </div>
      <div className="mt-8 grid gap-6">
        {children}
        <PersonalSection profile={profile} onChange={onChange} />
        <PasswordSection profile={profile} onChange={onChange} />
        <PasskeysSection />
        <SecondFactorSection />
        <SessionsSection />
        <ActivitySection />
        <DataSection profile={profile} />
        <DeleteSection profile={profile} />
      </div>
    </div>
  );
}

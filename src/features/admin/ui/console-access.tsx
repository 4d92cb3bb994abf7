import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { callApi, type Session, useProven, useSession, WithProof } from "#features/accounts/ui.ts";
import type { Agent } from "#features/admin/model/replies.ts";
import { NotFound } from "#platform/ui/shell/error-page.tsx";
import { type Access, isInside, nextAccess } from "./access.ts";
import { AgentContext } from "./admin-context.tsx";
import { BareFrame } from "./bare-frame.tsx";
import { ConsoleCallsContext, watchCalls } from "./calls/console-calls.ts";
import { fileCalls } from "./calls/file-calls.ts";
import { ConsoleFailed } from "./console-failed.tsx";
import { proofReason } from "./proof-reasons.ts";
import { CodeScreen, LockedDialog, SetUpScreen } from "./second-factor/second-factor-screens.tsx";

/**
 * The page that there is not, in HTML that is the same for everyone; for an agent the console
 * takes its place.
 */
export function ConsoleAccess({ children }: { readonly children: ReactNode }) {
  return (
    <WithProof reasonOf={proofReason}>
      <Console>{children}</Console>
    </WithProof>
  );
}

function Console({ children }: { readonly children: ReactNode }) {
  const now = useSession();
  const { access, setAccess, load, open, opened } = useAccess(now);
  const watched = useWatchedCalls(load, setAccess);
  const calls = useMemo(() => ({ ...watched, opened }), [watched, opened]);
  const isSignedOut = now.status !== "signed-in";
  const isGone = now.status === "unread" || (now.status === "anonymous" && !now.refused);
  if (access.kind === "nobody" || (isGone && !isInside(access))) return <NotFound />;
  if (access.kind === "failed") return <ConsoleFailed failure={access.failure} onRetry={load} />;
  const { agent } = access;
  if (!isInside(access))
    return (
      <BareFrame>
        {agent.secondFactor === "needed" ? (
          <CodeScreen onOpen={open} />
        ) : (
          <SetUpScreen onDone={open} />
        )}
      </BareFrame>
    );
  const leave = () => setAccess(() => NOBODY);
  return (
    <ConsoleCallsContext value={calls}>
      <AgentContext value={{ agent, reload: load, isSignedOut, hasLeft: isGone, leave }}>
        {children}
        {access.kind === "locked" && !isSignedOut && <LockedDialog onOpen={open} />}
      </AgentContext>
    </ConsoleCallsContext>
  );
}

const NOBODY: Access = { kind: "nobody" };

/**
 * Who the console is open for. Once open it stays as it is when the session ends, here or in another tab, until
 * somebody signs in: the same person goes on in it, another finds one of their own.
 */
function useAccess(now: Session) {
  const [access, setAccess] = useState<Access>(NOBODY);
  const [opened, setOpened] = useState(0);
  const ask = useCallback(async (isBack: boolean) => {
    const said = toAccess(await callApi<{ agent: Agent }>("GET", "/api/agent/me"));
    // A session that has ended gets the common 404: the profile says which of the two it is.
    const isSignedOut = said.kind === "nobody" && !(await callApi("GET", "/api/profile")).ok;
    setAccess((was) => nextAccess(was, said, { isBack, isSignedOut }));
    // What could not be loaded while nobody was signed in is asked for again.
    if (isBack && said.kind === "agent") setOpened((times) => times + 1);
  }, []);
  const load = useCallback(() => ask(false), [ask]);
  const begun = now.status === "signed-in" ? now.begun : null;
  const email = now.status === "signed-in" ? now.user.email : null;
  const who = useRef(email);
  useEffect(() => {
    if (begun === null) return;
    const isBack = who.current === email;
    who.current = email;
    if (!isBack) setAccess(NOBODY);
    void ask(isBack);
  }, [begun, email, ask]);
  const open = () => {
    setAccess((was) => (was.kind === "locked" ? { ...was, kind: "agent" } : was));
    setOpened((times) => times + 1);
    void load();
  };
  return { access, setAccess, load, open, opened };
}

function toAccess(reply: Awaited<ReturnType<typeof callApi<{ agent: Agent }>>>): Access {
  if (reply.ok) return { kind: "agent", agent: reply.body.agent };
  return reply.code === "no-such-call" ? NOBODY : { kind: "failed", failure: reply };
}

/** Calls and files that lock the console when the server wants a code, and ask who is there when it is deaf. */
function useWatchedCalls(
  load: () => Promise<void>,
  setAccess: (change: (was: Access) => Access) => void,
) {
  const proven = useProven();
  return useMemo(
    () =>
      watchCalls({
        call: callApi,
        files: fileCalls,
        proven,
        onLocked: () =>
          setAccess((was) => (was.kind === "agent" ? { ...was, kind: "locked" } : was)),
        // A session that has ended gets the common 404: the profile says which of the two it is.
        onHidden: async () => {
          const profile = await callApi("GET", "/api/profile");
          if (!profile.ok) return profile;
          void load();
          return null;
        },
      }),
    [proven, load, setAccess],
  );
}

import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { callApi, type Failure, useProven, useSession, WithProof } from "#features/accounts/ui.ts";
import type { Agent } from "#features/admin/model/replies.ts";
import { NotFound } from "#platform/ui/shell/error-page.tsx";
import { AgentContext } from "./admin-context.tsx";
import { BareFrame } from "./bare-frame.tsx";
import { ConsoleCallsContext, watchCalls } from "./calls/console-calls.ts";
import { fileCalls } from "./calls/file-calls.ts";
import { ConsoleFailed } from "./console-failed.tsx";
import { CodeScreen, LockedDialog, SetUpScreen } from "./second-factor/second-factor-screens.tsx";

type Access =
  /** Nobody whom the server calls an agent: there is no such page. */
  | { readonly kind: "nobody" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "agent"; readonly agent: Agent }
  /** It was open; the second factor ended meanwhile. */
  | { readonly kind: "locked"; readonly agent: Agent };

/**
 * The page that there is not, in HTML that is the same for everyone; for an agent the console
 * takes its place.
 */
export function ConsoleAccess({ children }: { readonly children: ReactNode }) {
  return (
    <WithProof>
      <Console>{children}</Console>
    </WithProof>
  );
}

function Console({ children }: { readonly children: ReactNode }) {
  const now = useSession();
  const token = now.status === "signed-in" ? now.token : null;
  const [access, setAccess] = useState<Access>({ kind: "nobody" });
  const [opened, setOpened] = useState(0);
  const load = useCallback(async () => {
    const next = toAccess(await callApi<{ agent: Agent }>("GET", "/api/agent/me"));
    // Who is inside stays there over a bad line: what is typed would go with the page.
    setAccess((was) => (next.kind === "failed" && isInside(was) ? was : next));
  }, []);
  useEffect(() => {
    // A session that the server ended leaves the page as it is, and the frame offers to sign in.
    if (token !== null) void load();
  }, [token, load]);
  const watched = useWatchedCalls(load, setAccess);
  const calls = useMemo(() => ({ ...watched, opened }), [watched, opened]);
  const isGone = now.status === "unread" || (now.status === "anonymous" && !now.refused);
  if (isGone || access.kind === "nobody") return <NotFound />;
  if (access.kind === "failed") return <ConsoleFailed failure={access.failure} onRetry={load} />;
  const { agent } = access;
  const open = () => {
    setAccess((was) => (was.kind === "locked" ? { ...was, kind: "agent" } : was));
    setOpened((times) => times + 1);
    void load();
  };
  if (agent.secondFactor !== "confirmed")
    return (
      <BareFrame>
        {agent.secondFactor === "needed" ? (
          <CodeScreen onOpen={open} />
        ) : (
          <SetUpScreen onDone={open} />
        )}
      </BareFrame>
    );
  return (
    <ConsoleCallsContext value={calls}>
      <AgentContext value={{ agent, reload: load }}>
        {children}
        {access.kind === "locked" && <LockedDialog onOpen={open} />}
      </AgentContext>
    </ConsoleCallsContext>
  );
}

function isInside(access: Access): boolean {
  const isKnown = access.kind === "agent" || access.kind === "locked";
  return isKnown && access.agent.secondFactor === "confirmed";
}

function toAccess(reply: Awaited<ReturnType<typeof callApi<{ agent: Agent }>>>): Access {
  if (reply.ok) return { kind: "agent", agent: reply.body.agent };
  return reply.code === "no-such-call" ? { kind: "nobody" } : { kind: "failed", failure: reply };
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
        ...{ call: callApi, files: fileCalls, proven },
        onLocked: () =>
          setAccess((was) => (was.kind === "agent" ? { ...was, kind: "locked" } : was)),
        // A session that has ended gets the common 404: the profile says which of the two it is.
        onHidden: async () => {
          const profile = await callApi("GET", "/api/profile");
          if (profile.ok) void load();
        },
      }),
    [proven, load, setAccess],
  );
}

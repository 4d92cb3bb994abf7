import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Team } from "#features/accounts/index.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { useTeamChanges } from "./use-team-change.ts";

/** Who may enter the console, as what. */
export default function TeamPage() {
  const { loaded, load } = useLoaded<{ team: Team }>("/api/agent/team");
  return (
    <ConsolePart width="text">
      <div>
        <h1 className="text-h1">
          <Trans>Team</Trans>
        </h1>
        <p className="mt-2 text-muted">
          <Trans>Who may enter the console, and what each may do there.</Trans>
        </p>
      </div>
      {loaded.kind === "ready" ? (
        <TeamParts first={loaded.body.team} />
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </ConsolePart>
  );
}

function TeamParts({ first }: { readonly first: Team }) {
  const [team, setTeam] = useState(first);
  // Asked anew once the console is opened again: who came meanwhile is told, and what is typed stays.
  useEffect(() => setTeam(first), [first]);
  const changesOf = useTeamChanges(setTeam);
  const { isBusy, outcome, change } = changesOf("members");
  return (
    <>
      <FormMessage outcome={outcome} />
      <MemberList members={team.members} isBusy={isBusy} onChange={change} />
      <InvitationList invitations={team.invitations} {...changesOf("invitations")} />
      <InviteForm {...changesOf("invite")} />
    </>
  );
}

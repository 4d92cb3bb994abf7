import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#features/accounts/model/role.ts";

/** Roles of the team in words, for mails. */
export const ROLE_WORDS: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Owner: may do everything, the team and the settings too`,
  agent: msg`Agent: answers leads, changes plots and listings`,
  viewer: msg`Viewer: sees everything but the team, changes nothing`,
};

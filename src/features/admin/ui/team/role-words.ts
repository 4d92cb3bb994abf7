import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#features/accounts/index.ts";

interface RoleWords {
  readonly name: MessageDescriptor;
  /** What the role may do. */
  readonly rights: MessageDescriptor;
}

/** Each role in words. */
export const ROLE_WORDS: Readonly<Record<Role, RoleWords>> = {
  owner: { name: msg`Owner`, rights: msg`does everything, the team and the settings too` },
  agent: { name: msg`Agent`, rights: msg`answers leads, changes plots and listings` },
  viewer: { name: msg`Viewer`, rights: msg`looks, and changes nothing` },
};

import type { Profile } from "#features/accounts/model/replies.ts";

/** What a part of the profile is given that changes it. */
export interface ProfilePartProps {
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}

import type { SettingKey, ShownSetting } from "#features/settings/index.ts";

/** A setting as it is being typed. */
export interface SettingDraft {
  readonly key: SettingKey;
  /** As typed; empty goes back to what the server's settings say. */
  readonly typed: string;
  /** As it was when the draft last agreed with the server. */
  readonly seen: ShownSetting;
  /** What somebody else has made of it since; null while nobody has. */
  readonly theirs: ShownSetting | null;
}

export function toDraft(seen: ShownSetting): SettingDraft {
  return { key: seen.key, typed: seen.value ?? "", seen, theirs: null };
}

/** True for a draft that differs from what was there when it was begun. */
export function isChanged({ typed, seen }: SettingDraft): boolean {
  return typed.trim() !== (seen.value ?? "");
}

/**
 * The draft beside what the server has now: what nobody typed follows, what was typed stays, and what
 * both changed waits for a choice.
 */
export function follow(draft: SettingDraft, now: ShownSetting): SettingDraft {
  const isSame = draft.typed.trim() === (now.value ?? "");
  if (!isChanged(draft) || isSame) return toDraft(now);
  return now.version === draft.seen.version ? draft : { ...draft, theirs: now };
}

/** The choice between the own words and theirs, made. */
export function settle(draft: SettingDraft, choice: "mine" | "theirs"): SettingDraft {
  const { theirs } = draft;
  if (!theirs) return draft;
  return choice === "theirs" ? toDraft(theirs) : { ...draft, seen: theirs, theirs: null };
}

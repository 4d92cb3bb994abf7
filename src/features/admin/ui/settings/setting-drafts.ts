import type { SettingKey, ShownSetting } from "#features/settings/index.ts";

/** A setting as it is being typed. */
export interface SettingDraft<Key extends SettingKey = SettingKey> {
  readonly key: Key;
  /** As typed. */
  readonly typed: string;
  /** What is typed for one that is not set: nothing, or what holds then, to be written on. */
  readonly unset: string;
  /** As it was when the draft last agreed with the server. */
  readonly seen: ShownSetting<Key>;
  /** What somebody else has made of it since; null while nobody has. */
  readonly theirs: ShownSetting<Key> | null;
}

/** What a setting that is not set is typed as. */
export type Unset = "empty" | "fallback";

/** A draft of a setting as the server has it, nothing typed yet. */
export function toDraft<Key extends SettingKey>(
  seen: ShownSetting<Key>,
  unsetAs: Unset = "empty",
): SettingDraft<Key> {
  return draftOf(seen, unsetAs === "empty" ? "" : seen.fallback);
}

function draftOf<Key extends SettingKey>(
  seen: ShownSetting<Key>,
  unset: string,
): SettingDraft<Key> {
  return { key: seen.key, typed: seen.value ?? unset, unset, seen, theirs: null };
}

/** True for a draft that differs from what was there when it was begun. */
export function isChanged({ typed, unset, seen }: SettingDraft): boolean {
  return typed.trim() !== (seen.value ?? unset).trim();
}

/** What a draft sets; null where it goes back to what holds while nothing is set. */
export function toValue({ typed, unset }: SettingDraft): string | null {
  const text = typed.trim();
  return text === "" || text === unset.trim() ? null : typed;
}

/**
 * The draft beside what the server has now: what nobody typed follows, what was typed stays, and what
 * both changed waits for a choice.
 */
export function follow<Key extends SettingKey>(
  draft: SettingDraft<Key>,
  now: ShownSetting<Key>,
): SettingDraft<Key> {
  const { typed, unset, seen } = draft;
  const isSame = typed.trim() === (now.value ?? unset).trim();
  if (!isChanged(draft) || isSame) return draftOf(now, unset);
  return now.version === seen.version ? draft : { ...draft, theirs: now };
}

/** The choice between the own words and theirs, made. */
export function settle<Key extends SettingKey>(
  draft: SettingDraft<Key>,
  choice: "mine" | "theirs",
): SettingDraft<Key> {
  const { theirs, unset } = draft;
  if (!theirs) return draft;
  return choice === "theirs" ? draftOf(theirs, unset) : { ...draft, seen: theirs, theirs: null };
}

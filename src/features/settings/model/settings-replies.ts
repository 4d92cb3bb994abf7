import type { SettingKey } from "./settings.ts";

/** A setting as owners see it. */
export interface ShownSetting<Key extends SettingKey = SettingKey> {
  readonly key: Key;
  /** What an owner has set; null where it is as the environment says. */
  readonly value: string | null;
  /** What holds while nobody has set it; empty for nothing. */
  readonly fallback: string;
  /** Of the change that it was set by; 0 before the first. */
  readonly version: number;
}

/** A change of settings, by whom and when. */
export interface SettingsChange<Key extends SettingKey = SettingKey> {
  readonly id: string;
  /** ISO. */
  readonly at: string;
  /** Who made it, by the account's name, else the address; null once that person is deleted. */
  readonly by: string | null;
  readonly values: readonly {
    readonly key: Key;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** True for one that took an earlier one back. */
  readonly isUndo: boolean;
  /** True while all of it still is as it made it: it can be taken back. */
  readonly isUndoable: boolean;
}

/** Some settings, with the changes that there were last of them. */
export interface ShownSettings<Key extends SettingKey = SettingKey> {
  /** True for a site that says that it is a sample. */
  readonly sample: boolean;
  readonly settings: readonly ShownSetting<Key>[];
  readonly changes: readonly SettingsChange<Key>[];
}

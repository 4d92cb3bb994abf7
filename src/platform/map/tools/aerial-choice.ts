import { useSyncExternalStore } from "react";
import { ownStorage } from "#platform/ui/own-storage.ts";

/** Remembered for the visit: another one begins with the drawn map. */
const KEY = "map-aerial";

/** Whether maps show the ground from the air, in all pages of one tab. */
export class AerialChoice {
  #isOn: boolean | null = null;
  readonly #listeners = new Set<() => void>();

  current = (): boolean => {
    this.#isOn ??= ownStorage("sessionStorage")?.getItem(KEY) === "on";
    return this.#isOn;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  toggle = (): void => {
    this.#isOn = !this.current();
    try {
      ownStorage("sessionStorage")?.setItem(KEY, this.#isOn ? "on" : "off");
    } catch {
      // Storage is full: it is known as long as the page lives.
    }
    for (const listener of this.#listeners) listener();
  };
}

/** One for the tab. */
export const aerialChoice = new AerialChoice();

/** True while the visitor wants the ground from the air, where there is a picture of it. */
export function useAerialChoice(): boolean {
  return useSyncExternalStore(aerialChoice.subscribe, aerialChoice.current, () => false);
}

import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { PushShown } from "#features/accounts/model/push-shown.ts";
import type { CallApi, Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { PushTopic } from "#platform/push/push-topics.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import {
  findSubscription,
  keyOf,
  markOf,
  type PushAbility,
  pushAbility,
  subscribe,
  TOPIC_PATHS,
  unsubscribe,
} from "./push-browser.ts";

interface Answer {
  readonly push: PushShown;
}

/** What is turned on, and how it is asked for and changed. */
export interface PushOf {
  readonly topic: PushTopic;
  readonly call: CallApi;
  readonly first: PushShown;
}

/** This browser's notifications and the account's, as last answered, and what is done to them. */
export function usePush({ topic, call, first }: PushOf) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords("untyped");
  const [shown, setShown] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isBusy, setBusy] = useState(false);
  const here = useHere(topic, shown.publicKey);
  const refusalWords = (refused: Failure) =>
    refused.field === "endpoint"
      ? t`We do not know the push service of this browser. Use Chrome, Edge, Firefox or Safari.`
      : failureWords(refused);
  const send = async (path: string, body: object, said: string) => {
    const reply = await call<Answer>("POST", `${TOPIC_PATHS[topic].calls}${path}`, body);
    if (reply.ok) {
      setShown(reply.body.push);
      setOutcome({ kind: "success", text: said });
    } else setOutcome({ kind: "failure", text: refusalWords(reply) });
    return reply.ok;
  };
  const once = async (doing: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(NO_OUTCOME);
    await doing();
    setBusy(false);
  };
  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    await here.look();
    if (permission !== "granted") {
      const text = t`The browser does not allow it. Allow notifications for this site in its settings.`;
      return setOutcome({ kind: "failure", text });
    }
    const made = await subscribe(topic, shown.publicKey).catch(() => null); // its reason is the browser's own
    if (!made) {
      const text = t`The browser’s push service cannot be reached. Try again later.`;
      return setOutcome({ kind: "failure", text });
    }
    const language = toLanguage(i18n.locale);
    const isSaved = await send("/devices", { ...made, language }, t`On. Send a test to see it.`);
    // Else nothing would ever come, though the browser says that it is on.
    if (!isSaved) await unsubscribe(topic);
    await here.look();
  };
  const turnOff = async (device: string, mark: string) => {
    if (!(await send("/devices/removal", { device }, t`Off on that device.`))) return;
    if (mark === here.mark) await unsubscribe(topic);
    await here.look();
  };
  return {
    shown,
    outcome,
    isBusy,
    ability: here.ability,
    mark: here.mark,
    isOn: shown.devices.some(({ mark }) => mark === here.mark),
    turnOn: () => void once(turnOn),
    turnOff: (device: string, mark: string) => void once(() => turnOff(device, mark)),
    test: () => void once(() => send("/test", {}, t`Sent. It arrives within seconds.`)),
    saveHours: (hours: PushShown["hours"]) => void once(() => send("/hours", hours, t`Saved.`)),
  };
}

/** What this browser is able to do, and the mark of the subscription that it has for our key. */
function useHere(topic: PushTopic, publicKey: string) {
  const [ability, setAbility] = useState<PushAbility>("able");
  const [mark, setMark] = useState<string | null>(null);
  const look = useCallback(async () => {
    setAbility(pushAbility());
    const found = await findSubscription(topic);
    // One of an older key is turned on anew.
    const isOurs = found !== null && [publicKey, null].includes(keyOf(found));
    setMark(found && isOurs ? await markOf(found) : null);
  }, [topic, publicKey]);
  useEffect(() => void look(), [look]);
  return { ability, mark, look };
}

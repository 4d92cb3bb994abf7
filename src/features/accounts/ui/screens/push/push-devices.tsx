import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { type PushOf, usePush } from "./use-push.ts";

type Push = ReturnType<typeof usePush>;

interface PushDevicesProps extends PushOf {
  /** What else is to be set once a device is on. */
  readonly children?: (push: Push) => ReactNode;
}

/** A person's own devices that show notifications of a topic: this one turned on, and each tried and turned off. */
export function PushDevices({ children, ...of }: PushDevicesProps) {
  const push = usePush(of);
  const { shown, isOn, isBusy, ability } = push;
  return (
    <>
      {!isOn && ability === "able" && (
        <button
          type="button"
          aria-busy={isBusy}
          onClick={push.turnOn}
          className={`${button("primary")} sm:w-fit`}
        >
          <Icon name="bell" className="size-5" />
          <Trans>Turn on here</Trans>
        </button>
      )}
      {ability !== "able" && <Hindrance ability={ability} />}
      <FormMessage outcome={push.outcome} />
      <Devices push={push} />
      {shown.devices.length > 0 && (
        <>
          <button
            type="button"
            aria-busy={isBusy}
            onClick={push.test}
            className={`${button("outline")} sm:w-fit`}
          >
            <Trans>Send a test</Trans>
          </button>
          {children?.(push)}
        </>
      )}
    </>
  );
}

/** Why this browser cannot, and what would help. */
function Hindrance({ ability }: { readonly ability: "unable" | "denied" }) {
  return (
    <p className="rounded bg-turmeric-tint p-4 text-control">
      {ability === "denied" ? (
        <Trans>
          Notifications of this site are blocked in this browser. Allow them in the browser’s
          settings, then open this page again.
        </Trans>
      ) : (
        <Trans>
          This browser cannot show notifications. On an iPhone or iPad put the site on the home
          screen first and open it from there.
        </Trans>
      )}
    </p>
  );
}

/** The devices that they go to. */
function Devices({ push }: { readonly push: Push }) {
  const { t, i18n } = useLingui();
  const { shown, mark, isBusy, turnOff } = push;
  const told = (at: string) => formatIndiaMoment(new Date(at), toLanguage(i18n.locale));
  if (shown.devices.length === 0)
    return (
      <p className="text-muted">
        <Trans>Off: no device of yours shows notifications.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Devices that show notifications`} className="border-b border-line">
      {shown.devices.map((each) => {
        const { id, device, createdAt, lastSentAt } = each;
        const at = told(lastSentAt ?? createdAt);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
          >
            <div className="min-w-0">
              <p className="font-[550] [overflow-wrap:anywhere]">
                {device}
                {each.mark === mark && (
                  <span className="ml-2 rounded-full bg-leaf-tint px-2.5 py-0.5 text-small font-medium text-leaf">
                    <Trans>This one</Trans>
                  </span>
                )}
              </p>
              <p className="num text-small text-muted">
                {lastSentAt ? <Trans>Last one {at}</Trans> : <Trans>Turned on {at}</Trans>}
              </p>
            </div>
            <button
              type="button"
              aria-busy={isBusy}
              aria-label={t`Turn off on ${device}`}
              onClick={() => turnOff(id, each.mark)}
              className="text-link min-h-11 text-small"
            >
              <Trans>Turn off</Trans>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

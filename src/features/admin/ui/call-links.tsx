import { Trans, useLingui } from "@lingui/react/macro";
import { groupPhone } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface CallButtonProps {
  readonly phone: string;
  readonly className: string;
  /** Of whom: then the number is not shown. */
  readonly name?: string;
}

/** Calls a number, which it shows where it does not say whom. */
export function CallButton({ phone, className, name }: CallButtonProps) {
  const { t } = useLingui();
  const shown = groupPhone(phone);
  return (
    <a
      href={`tel:${phone}`}
      aria-label={name && t`Call ${name}`}
      className={`num ${button("action")} ${className}`}
    >
      <Icon name="phone" className="size-5" />
      {name ? <Trans>Call</Trans> : <Trans>Call {shown}</Trans>}
    </a>
  );
}

interface CallSquareProps {
  readonly name: string;
  /** Empty where the person left none: then there is nothing to press. */
  readonly phone: string;
  readonly kind?: "action" | "outline";
  readonly className?: string;
}

/** A square button that calls somebody. */
export function CallSquare({ name, phone, kind = "outline", className = "" }: CallSquareProps) {
  const { t } = useLingui();
  if (phone === "") return null;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t`Call ${name}`}
      className={`size-12 shrink-0 px-0 ${button(kind)} ${className}`}
    >
      <Icon name="phone" className="size-5" />
    </a>
  );
}

import type { LeadSource } from "./lead-source.ts";

/** The body of `POST /api/leads`. */
export interface LeadBody {
  readonly kind: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly requirements?: string;
  readonly mlsNumber?: string;
  readonly plotNumber?: string;
  readonly preferredAt?: string;
  /** Version of the notice above the consent. */
  readonly notice?: string;
  readonly consent: boolean;
  readonly language: string;
  readonly source?: LeadSource;
  /** The trap; the call refuses a body that has it. */
  readonly website?: string;
}

const OPTIONAL = [
  "email",
  "requirements",
  "mlsNumber",
  "plotNumber",
  "preferredAt",
  "notice",
  "website",
] as const;

/** The form that says what a body does. */
export function toFilledForm({ consent, language: _, source: __, ...fields }: LeadBody): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (consent) form.set("consent", "yes");
  return form;
}

/** What a filled form asks; empty fields are left out. */
export function toLeadBody(form: FormData, language: string): LeadBody {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const given = OPTIONAL.flatMap((name) => (text(name) ? [[name, text(name)] as const] : []));
  return {
    kind: text("kind"),
    name: text("name"),
    phone: text("phone"),
    ...Object.fromEntries(given),
    consent: form.get("consent") === "yes",
    language,
  };
}

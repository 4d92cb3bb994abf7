import { msg, plural } from "@lingui/core/macro";
import { z } from "zod";
import { defineMail, oneLine, sitePath } from "#platform/mail/mail.ts";
import { TO_AGENTS } from "./lead-words.server.ts";

/** Mails that tell agents by the clock what is to be done. */
export const DUE_MAILS = {
  leadsWaiting: defineMail({
    kind: "leads-waiting",
    sentWhen: "Every morning when leads wait; to every agent.",
    values: z.strictObject({
      count: z.int().positive(),
      /** Of these, older than 24 hours. */
      past: z.int().min(0),
      /** The oldest, a few at most. */
      leads: z.array(z.strictObject({ reference: oneLine, name: oneLine, phone: oneLine })),
      path: sitePath,
    }),
    example: {
      count: 12,
      past: 2,
      path: "/agent",
      leads: [
        { reference: "7KM4-Q2XD", name: "<img src=x onerror=alert(1)>", phone: "+919876543210" },
        { reference: "9RTA-BB3C", name: "", phone: "+919876543211" },
      ],
    },
    words: ({ count, past, leads, path }) => ({
      subject: msg`${plural(count, { one: "# buyer is waiting", other: "# buyers are waiting" })} for your call`,
      lead:
        past > 0
          ? msg`${plural(past, { one: "# of them has waited", other: "# of them have waited" })} longer than the 24 hours that we promised. The longest wait first:`
          : msg`We promised each a call within 24 hours. The longest wait first:`,
      facts: leads.map(({ reference, name, phone }) => ({
        label: msg`Request ${reference}`,
        value: name === "" ? phone : `${name}, ${phone}`,
      })),
      action: { label: msg`Open the inbox`, path },
      footnote: TO_AGENTS,
    }),
  }),
  nextStepsDue: defineMail({
    kind: "next-steps-due",
    sentWhen: "Next steps are due; to the agent who cares for them, else to every agent.",
    values: z.strictObject({
      count: z.int().positive(),
      /** The longest overdue, a few at most. */
      steps: z.array(z.strictObject({ reference: oneLine, name: oneLine, nextStep: z.string() })),
      path: sitePath,
    }),
    example: {
      count: 12,
      path: "/agent/today",
      steps: [
        {
          reference: "7KM4-Q2XD",
          name: "<img src=x onerror=alert(1)>",
          nextStep: "Call her\nagain",
        },
        { reference: "9RTA-BB3C", name: "", nextStep: "Send the price list" },
      ],
    },
    words: ({ count, steps, path }) => ({
      subject: msg`${plural(count, { one: "# next step is due", other: "# next steps are due" })}`,
      lead: msg`You wanted to do this by now. The longest overdue first:`,
      facts: steps.map(({ reference, name, nextStep }) => ({
        label: msg`Request ${reference}`,
        value: [nextStep, name].filter((part) => part !== "").join(", "),
      })),
      action: { label: msg`Open the day`, path },
      footnote: TO_AGENTS,
    }),
  }),
};

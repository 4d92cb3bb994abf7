import { type SendResult, sendLead } from "#features/leads/ui/send-lead.ts";
import type { WaitingLead } from "#features/leads/ui/waiting-leads.ts";

/** Tries to send a form, one at a time. */
export interface LeadTries {
  readonly isRunning: () => boolean;
  /** What became of a try; null where another is running, or where this one was given up. */
  readonly start: (lead: WaitingLead) => Promise<SendResult | null>;
  /** Breaks off the try that runs: the next may start at once. */
  readonly giveUp: () => void;
}

/** The tries of one form; `wait` passes the time between the calls of a try. */
export function leadTries(
  fetch: typeof globalThis.fetch,
  wait: (ms: number) => Promise<void>,
): LeadTries {
  let running: AbortController | null = null;
  return {
    isRunning: () => running !== null,
    start: async (lead) => {
      if (running) return null;
      const own = new AbortController();
      running = own;
      const stoppable: typeof fetch = (input, init) =>
        fetch(input, { ...init, signal: own.signal });
      try {
        const result = await sendLead(lead, stoppable, wait);
        return running === own ? result : null;
      } finally {
        if (running === own) running = null;
      }
    },
    giveUp: () => {
      running?.abort();
      running = null;
    },
  };
}

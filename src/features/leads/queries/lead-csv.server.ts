import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { CSV_REASONS, CSV_STATES } from "#features/leads/model/csv-words.ts";
import type { AgentLead, InboxLead } from "#features/leads/model/inbox-replies.ts";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";
import type { LeadChannel } from "#features/leads/model/lead-source.ts";
import { HOUR_MS, toIndiaField } from "#lib/time/time.ts";
import { writeCsv, writeCsvRows } from "#platform/files/spreadsheet-text.ts";
import { LANGUAGE_TABLE } from "#platform/i18n/languages.ts";
import type { AgentNote } from "./find-notes.server.ts";

/** A lead as a row of the file. */
export interface CsvLead
  extends InboxLead,
    Pick<AgentLead, "email" | "requirements" | "language" | "source"> {
  /** The agents' notes, oldest first. */
  readonly notes: readonly AgentNote[];
}

/**
 * A cell of Excel holds 32,767 characters, and making it harmless writes at most each twice. Four notes
 * of the greatest length fit in it, and some hundred as agents write them.
 */
const LONGEST_NOTES = 16_000;

/** What the agents' file says is English, like their mail. */
const KINDS: Record<LeadKind, string> = {
  callback: "Call back",
  message: "Question",
  "site-visit": "Site visit",
  tour: "Tour",
  apply: "Application",
  brochure: "Brochure",
  enquiry: "Enquiry",
};
const CHANNELS: Record<LeadChannel, string> = {
  web: "Site",
  phone: "Phone call",
  whatsapp: "WhatsApp",
  "walk-in": "Walk-in",
};

/** "2026-11-21 14:05" by the clock of India: spreadsheets sort it as a time. */
function toIndiaStamp(instant: string | null): string {
  if (instant === null) return "";
  return toIndiaField(Date.parse(instant)).replace("T", " ");
}

/** "(+91) 98765 43210": a plain number loses its last digits, and a leading + is a formula. */
function toPhoneCell(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  const national = parsed.formatInternational().replace(/^\+\d+\s*/, "");
  return `(+${parsed.countryCallingCode}) ${national}`;
}

function hoursToAnswer({ createdAt, firstAnsweredAt }: CsvLead): string {
  if (firstAnsweredAt === null) return "";
  return ((Date.parse(firstAnsweredAt) - Date.parse(createdAt)) / HOUR_MS).toFixed(1);
}

/** A line a note, oldest first; of more than fit the latest, and how many are left out. */
function toNotesCell({ notes }: CsvLead): string {
  const lines = notes.map(({ at, actor, detail }) =>
    [toIndiaStamp(at), ...(actor ? [actor] : [])].join(" ").concat(": ", detail),
  );
  const all = lines.join("\n");
  if (all.length <= LONGEST_NOTES) return all;
  const left = (count: number) => `Earlier notes, in the console: ${count}`;
  let [from, length] = [lines.length, left(lines.length).length];
  for (; from > 0; from -= 1) {
    length += (lines[from - 1]?.length ?? 0) + 1;
    if (length > LONGEST_NOTES) break;
  }
  return [left(from), ...lines.slice(from)].join("\n");
}

const COLUMNS: readonly (readonly [title: string, cell: (lead: CsvLead) => string])[] = [
  ["Reference", ({ reference }) => reference],
  ["Received (India)", ({ createdAt }) => toIndiaStamp(createdAt)],
  ["Asked for", ({ kind }) => KINDS[kind]],
  ["Came by", ({ channel }) => CHANNELS[channel]],
  ["Page", ({ source }) => source.sourcePage ?? ""],
  ["Led here by", ({ source }) => source.referrerHost ?? ""],
  ["Campaign source", ({ source }) => source.utmSource ?? ""],
  ["Campaign medium", ({ source }) => source.utmMedium ?? ""],
  ["Campaign", ({ source }) => source.utmCampaign ?? ""],
  ["Name", ({ name }) => name],
  ["Phone", ({ phone }) => toPhoneCell(phone)],
  ["E-mail", ({ email }) => email ?? ""],
  ["Layout", ({ layout }) => layout ?? ""],
  ["MLS number", ({ mlsNumber }) => mlsNumber ?? ""],
  ["Plot", ({ plotNumber }) => plotNumber ?? ""],
  ["Visit (India)", ({ preferredAt }) => toIndiaStamp(preferredAt)],
  ["Requirements", ({ requirements }) => requirements],
  ["Language", ({ language }) => LANGUAGE_TABLE[language].full],
  ["State", ({ state }) => CSV_STATES[state]],
  ["Lost because", ({ lostReason }) => (lostReason ? CSV_REASONS[lostReason] : "")],
  ["Tries without answer", ({ attempts }) => String(attempts)],
  ["Cared for by", ({ assignedTo }) => assignedTo ?? ""],
  ["Next step", ({ nextStep }) => nextStep],
  ["Next step by (India)", ({ nextStepAt }) => toIndiaStamp(nextStepAt)],
  ["First talk (India)", ({ firstAnsweredAt }) => toIndiaStamp(firstAnsweredAt)],
  ["Hours to the first talk", hoursToAnswer],
  ["Notes", toNotesCell],
];

const HEADS = COLUMNS.map(([title]) => title);
const rowOf = (lead: CsvLead) => COLUMNS.map(([, cell]) => cell(lead));

/** The leads as a file for spreadsheets. */
export function toLeadsCsv(leads: readonly CsvLead[]): string {
  return writeCsv([HEADS, ...leads.map(rowOf)]);
}

/** The same file of leads that are read some at a time; it breaks off where they cannot be read. */
export function streamLeadsCsv(
  pages: AsyncGenerator<readonly CsvLead[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (file) => file.enqueue(encoder.encode(toLeadsCsv([]))),
    pull: async (file) => {
      const { value, done } = await pages.next();
      if (done) file.close();
      else file.enqueue(encoder.encode(writeCsvRows(value.map(rowOf))));
    },
    cancel: async () => {
      await pages.return(undefined);
    },
  });
}

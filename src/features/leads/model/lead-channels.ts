/** How a lead came: by the site, or told to an agent, who enters it. */
export const LEAD_CHANNELS = ["web", "phone", "whatsapp", "walk-in"] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Ways on which an agent hears of a buyer. */
export const ENTERED_CHANNELS = ["phone", "whatsapp", "walk-in"] as const satisfies LeadChannel[];
export type EnteredChannel = (typeof ENTERED_CHANNELS)[number];

/** A channel out of the database; the site where it names none. */
export function toLeadChannel(text: string): LeadChannel {
  return LEAD_CHANNELS.find((channel) => channel === text) ?? "web";
}

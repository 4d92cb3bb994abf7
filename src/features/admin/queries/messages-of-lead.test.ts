import { beforeEach, expect, test } from "vitest";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import {
  addListing,
  leadRequest,
  makeLeadsContext,
  TUESDAY_ELEVEN,
} from "#features/leads/leads-testing.ts";
import { findAgentLead } from "#features/leads/queries/find-inbox.server.ts";
import { findPlotSubject, type ListedProject, projectPath } from "#features/projects/index.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { parseConfig } from "#server/config/config.ts";
import { findGreeting, findMessagesOf, type MessageSource } from "./messages-of-lead.server.ts";

const parsed = parseConfig({ PUBLIC_ORIGIN: "https://plots.example" });
if (!parsed.ok) throw new Error("the settings have no defaults");
const { site } = parsed.config;
const ASHA = { agent: "Asha" };

const plot = (number: string, status: "available" | "sold", priceRupees: number | null) => ({
  number,
  status,
  priceRupees,
  sqYards: 200,
  facing: null,
  roadFeet: null,
  sides: null,
  corner: false,
  parkSide: false,
});
const PROJECT: ListedProject = {
  slug: "vennela-gardens",
  facts: {
    name: "Vennela Gardens",
    isSample: true,
    town: "",
    registration: null,
    description: "",
  },
  published: true,
  place: null,
  drawn: null,
  plots: [plot("17", "available", 4_500_000), plot("18", "sold", 4_600_000)],
};
const SECOND_PHASE: ListedProject = {
  ...PROJECT,
  slug: "phase-2",
  facts: { ...PROJECT.facts, name: "Vennela Gardens Phase 2", isSample: false },
  place: { lat: 16.4827, lng: 80.6905 },
  plots: [plot("17", "available", 3_200_000), plot("12 A", "available", 3_300_000)],
};

describeEachDatabase("what may be written to a buyer", ({ database, empty }) => {
  beforeEach(empty);

  const start = async (
    request: Parameters<typeof leadRequest>[0],
    texts: Record<string, string> = {},
  ) => {
    const { db } = database();
    await addListing(db, "P1", 0);
    const projects = [PROJECT, SECOND_PHASE];
    const leads = {
      ...makeLeadsContext(db),
      projects: {
        find: (words: string) => {
          const found = findPlotSubject(words, projects);
          return found && { slug: found.project.slug, plot: found.plot };
        },
        pathOf: projectPath,
        drawingOf: () => null,
      },
    };
    const source: MessageSource = {
      leads,
      projects: { all: () => projects },
      settings: {
        site: () => site,
        messageText: (kind, language) => texts[`${kind}.${language}`] ?? null,
      },
    };
    const taken = await submitLead(leads, leadRequest(request), { key: "k", network: "n" });
    if (!taken.ok) throw new Error(taken.code);
    const lead = await findAgentLead(db, taken.reference);
    if (!lead) throw new Error("The lead is not there");
    return { source, lead, leads };
  };

  test("knows a plot of the project by what its page wrote, with price and brochure in each language", async () => {
    const said = "Vennela Gardens (sample project), plot 17";
    const { source, lead } = await start({ plotNumber: said });
    const { values } = await findMessagesOf(source, lead, ASHA);
    expect(values.te).toMatchObject({
      name: "Lakshmi Devi",
      layout: "Vennela Gardens",
      plot: "17",
      price: "₹45,00,000",
      pageLink: "https://plots.example/te/projects",
      agent: "Asha",
      visitTime: null,
      brochureLink: "https://plots.example/project/brochure.te.pdf",
    });
    expect(values.en.brochureLink).toBe("https://plots.example/project/brochure.pdf");
  });

  test("says where a project lies, as of a listing", async () => {
    const { source, lead } = await start({ plotNumber: "Vennela Gardens Phase 2, plot 17" });
    const { values } = await findMessagesOf(source, lead, ASHA);
    expect(values.te.placeLink).toBe(
      "https://www.google.com/maps/search/?api=1&query=16.4827,80.6905",
    );
  });

  test("names no price of a plot that is sold", async () => {
    const { source, lead } = await start({ plotNumber: "Vennela Gardens, plot 18" });
    const { values } = await findMessagesOf(source, lead, ASHA);
    expect(values.en).toMatchObject({ plot: "18", price: null });
  });

  test.each([
    ["17", "₹32,00,000"],
    ["12 A", "₹33,00,000"],
  ])("takes plot %s and its price from the project of the whole name", async (number, price) => {
    const { source, lead } = await start({
      plotNumber: `Vennela Gardens Phase 2, plot ${number}`,
    });
    const { values } = await findMessagesOf(source, lead, ASHA);
    expect(values.en).toMatchObject({
      layout: "Vennela Gardens Phase 2",
      plot: number,
      price,
      brochureLink: null,
      pageLink: "https://plots.example/projects/phase-2",
    });
  });

  test("tells a visit's time and its link while it is to come, and no more after", async () => {
    const visit = { kind: "site-visit", mlsNumber: "P1", preferredAt: TUESDAY_ELEVEN } as const;
    const { source, lead, leads } = await start(visit);
    const { values } = await findMessagesOf(source, lead, ASHA);
    expect(values.en).toMatchObject({
      layout: "Green Meadows",
      visitTime: "Tuesday, 3 March 2026, 11:00 am",
      placeLink: null,
      pageLink: "https://plots.example/property/P1",
      visitLink: `https://plots.example/visit#token=token-of-${lead.reference}`,
    });
    leads.pass(3 * 24 * 3600);
    const after = await findMessagesOf(source, lead, ASHA);
    expect(after.values.en).toMatchObject({ visitTime: null, visitLink: null });
  });

  test("greets in the buyer's language by the agents' own text, else by the site's", async () => {
    const own = { "greeting.te": "{పేరు} గారు, {price}\n{agent}" };
    const { source, lead } = await start({ mlsNumber: "P1" }, own);
    expect(await findGreeting(source, lead, ASHA)).toBe("Asha");
    const hindi = { ...lead, language: "hi" } as const;
    expect(await findGreeting(source, hindi, ASHA)).toContain("नमस्ते Lakshmi Devi जी");
    const { texts } = await findMessagesOf(source, lead, ASHA);
    expect(texts.greeting.te).toBe(own["greeting.te"]);
  });
});

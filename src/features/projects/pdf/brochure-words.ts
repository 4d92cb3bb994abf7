import { msg } from "@lingui/core/macro";
import { openSharesOf } from "site-model";
import { isForSale } from "site-model/facts";
import type { BrochureWords, NamedText } from "site-model/pdf";
import { formatDecimal, formatKm, formatWhole } from "#platform/i18n/formats.ts";
import { type PdfReader, projectAddress } from "./pdf-facts.ts";
import { registrationNote } from "./plan-words.ts";

/** Texts of the brochure, page by page. */
export function brochureWords(reader: PdfReader): BrochureWords {
  const { say, facts } = reader;
  const { name, plotCount } = facts;
  return {
    title: facts.isSample
      ? say(msg`${name}: brochure (sample project)`)
      : say(msg`${name}: brochure`),
    subject: say(msg`${plotCount} gated plots near Amaravati: pictures, plan, prices and costs`),
    notAPhotograph: say(msg`Drawn from the plan, not a photograph.`),
    cover: cover(reader),
    story: story(reader),
    plan: plan(reader),
    features: {
      title: say(msg`What comes with every plot`),
      list: features(reader),
    },
    plots: plots(reader),
    costs: {
      title: say(msg`What a plot costs in all`),
      part: say(msg`Part`),
      withheld: say(msg`Tax that you keep back`),
      sources: say(msg`Where the rates were read`),
      sourcesNote: say(
        msg`The registration office decides. Ask it for the government value of the plot.`,
      ),
    },
    last: last(reader),
  };
}

function cover({ facts, say }: PdfReader): BrochureWords["cover"] {
  const { name, plotCount, minutesFromAmaravati } = facts;
  return {
    title: say(msg`Cover`),
    alt: say(msg`${name} from above the gate`),
    mark: facts.isSample
      ? say(msg`Sample project · Illustrative, drawn from the plan`)
      : say(msg`Illustrative, drawn from the plan`),
    told: say(msg`${plotCount} gated plots, ${minutesFromAmaravati} minutes from Amaravati`),
  };
}

function story({ facts, plots, areas, say }: PdfReader): BrochureWords["story"] {
  const { roadFeet, maintenanceYears, wallFeet, fenceFeet } = facts;
  const [avenue, park, loop] = roadFeet;
  const narrowest = Math.floor(Math.min(...plots.map(({ frontFeet }) => frontFeet)));
  const { open, green } = openSharesOf(areas);
  const share = (ofLand: number) => {
    const percent = formatDecimal(ofLand, 1);
    return say(msg`${percent} % of the land`);
  };
  const km = formatKm(facts.kmFromVijayawada);
  return {
    title: say(msg`One way in, a loop you can walk, and a park in the middle`),
    shows: say(msg`The project`),
    paragraphs: [
      say(
        msg`You come in by a ${avenue} ft avenue between two gardens. ${park} ft roads run round the park with the clubhouse, the pool, the play area and the court; a ${loop} ft loop reaches every other plot.`,
      ),
      say(
        msg`No plot faces a dead end. The narrowest frontage is ${narrowest} ft. Wires and drains lie underground, and the developer keeps it all in order for ${maintenanceYears} years.`,
      ),
    ],
    heads: [say(msg`What`), say(msg`How much`)],
    rows: [
      [say(msg`Parks, clubhouse`), share(open)],
      [say(msg`Green alone`), share(green)],
      [say(msg`Wall`), say(msg`${wallFeet} ft wall with a ${fenceFeet} ft solar fence`)],
      [say(msg`Upkeep`), say(msg`${maintenanceYears} years by the developer`)],
      [say(msg`Vijayawada`), say(msg`${km} km`)],
    ],
  };
}

function plan({ facts, areas, say }: PdfReader): BrochureWords["plan"] {
  const { name, plotCount } = facts;
  return {
    title: say(msg`Master plan`),
    alt: say(
      msg`Master plan of ${name}: ${plotCount} numbered plots along a loop of roads round a central park, with the gate in the south. North is up.`,
    ),
    heads: [say(msg`Land`), say(msg`Sq yd`)],
    rows: [
      [say(msg`Plots`), formatWhole(areas.plots)],
      [say(msg`Roads`), formatWhole(areas.roads)],
      [say(msg`Parks, clubhouse`), formatWhole(areas.openSpaces)],
      [say(msg`Utilities`), formatWhole(areas.utilities)],
      [say(msg`The whole site`), formatWhole(areas.site)],
    ],
    seeLayout: say(
      msg`The layout PDF shows it on A3 with every plot’s size, and all plots in a table.`,
    ),
  };
}

/** Ten things that come with every plot. */
function features({ facts, areas, say }: PdfReader): readonly NamedText[] {
  const { maintenanceYears: years, roadFeet, wallFeet, fenceFeet } = facts;
  const vijayawada = formatKm(facts.kmFromVijayawada);
  const startup = formatKm(facts.kmFromStartupVillage);
  const [avenue, park, loop] = roadFeet;
  const shares = openSharesOf(areas);
  const [open, green] = [formatDecimal(shares.open, 1), formatDecimal(shares.green, 1)];
  return [
    [
      say(msg`Approval and maintenance`),
      say(msg`Layout papers shown before you pay; ${years} years’ upkeep by the developer`),
    ],
    [
      say(msg`Location`),
      say(msg`${vijayawada} km from Vijayawada, ${startup} km from Amaravati startup village`),
    ],
    [say(msg`Roads`), say(msg`${avenue}, ${park} and ${loop} ft, no dead end`)],
    [say(msg`Underground utilities`), say(msg`Power and drains out of sight`)],
    [say(msg`Water and drip irrigation`), say(msg`Piped to every plot and garden`)],
    [say(msg`Clubhouse`), say(msg`Two floors beside the pool`)],
    [say(msg`Sports`), say(msg`Court and indoor games`)],
    [
      say(msg`Gardens`),
      say(
        msg`${green} % of the land is green; ${open} % with clubhouse, pool, court and play area`,
      ),
    ],
    [say(msg`Security`), say(msg`${wallFeet} ft wall with a ${fenceFeet} ft solar fence`)],
    [say(msg`Legacy`), say(msg`A clear deed to hand down`)],
  ];
}

function plots({ facts, say }: PdfReader): BrochureWords["plots"] {
  return {
    title: say(msg`Plots and prices`),
    lead: facts.isSample
      ? say(
          msg`Sample prices. The all-in cost adds stamp duty, transfer duty and the registration fee.`,
        )
      : say(msg`The all-in cost adds stamp duty, transfer duty and the registration fee.`),
    bySize: say(msg`By size`),
    plots: say(msg`Plots`),
    free: say(msg`To be had`),
    from: say(msg`From`),
    someFree: say(msg`Some plots to be had, smallest first`),
    noneFree: say(msg`No plot is to be had now.`),
    otherShapes: say(msg`Other shapes have their sides, each with its length, in the layout PDF.`),
  };
}

function last(reader: PdfReader): BrochureWords["last"] {
  const { facts, say } = reader;
  const { minutesFromAmaravati, kmFromVijayawada, kmFromStartupVillage } = facts;
  const [vijayawada, startup] = [formatKm(kmFromVijayawada), formatKm(kmFromStartupVillage)];
  const [lat, lng] = [facts.place.lat.toFixed(5), facts.place.lng.toFixed(5)];
  return {
    title: say(msg`Where it is`),
    documentsPage: say(msg`Papers, and whom to ask`),
    mapAlt: say(
      msg`Map: the project south-west of Vijayawada, with Amaravati, Mangalagiri and the Krishna river`,
    ),
    way: say(msg`How to get there`),
    distances: [
      { text: say(msg`Vijayawada: ${vijayawada} km`), km: kmFromVijayawada },
      { text: say(msg`Amaravati startup village: ${startup} km`), km: kmFromStartupVillage },
    ],
    byRoad: say(msg`Amaravati: ${minutesFromAmaravati} minutes by road`),
    onMap: facts.isSample
      ? say(msg`On the map: ${lat}, ${lng}. The place is an example, as the project is.`)
      : say(msg`On the map: ${lat}, ${lng}.`),
    documentsTitle: say(msg`Papers to see before you pay`),
    documents: documents(reader),
    ...contact(reader),
  };
}

/** Documents to see before paying: the checklist of the site's tools, in short. */
function documents({ say }: PdfReader): readonly string[] {
  return [
    say(msg`Approved layout plan and proceedings, with the LP number`),
    say(msg`RERA registration certificate, checked at rera.ap.gov.in`),
    say(msg`Release of plots mortgaged to the authority`),
    say(msg`Sale deed and link deeds, without a gap`),
    say(msg`Encumbrance certificate (EC) of 13 years, better 30`),
    say(msg`1-B, Adangal and passbook`),
    say(msg`Mutation in the revenue record`),
    say(msg`FMB sketch that agrees with the ground`),
    say(msg`Not on the 22-A prohibited list`),
    say(msg`Vacant-land tax receipts`),
  ];
}

function contact(reader: PdfReader) {
  const { facts, site, say } = reader;
  const { supportPhone, whatsappNumber, infoEmail, postalAddress, operator } = site;
  const registration = registrationNote(reader);
  return {
    contactTitle: isForSale(facts) ? say(msg`Book a site visit`) : say(msg`Ask a question`),
    contactLead: isForSale(facts)
      ? say(msg`Pick a day. We meet you at the gate with the plan and the papers.`)
      : say(msg`${registration}: no plot can be booked.`),
    contacts: [
      say(msg`Phone: ${supportPhone}`),
      say(msg`WhatsApp: ${whatsappNumber}`),
      say(msg`Email: ${infoEmail}`),
      postalAddress,
      projectAddress(reader),
    ],
    seller: operator ? seller(operator, reader) : sampleContact(reader),
  };
}

function seller(
  { legalName, reraAgentNumber }: NonNullable<PdfReader["site"]["operator"]>,
  { say }: PdfReader,
): string {
  return say(msg`${legalName}, RERA agent registration ${reraAgentNumber}`);
}

function sampleContact({ say }: PdfReader): string {
  return say(msg`Sample contact, to be replaced by the agent’s own.`);
}

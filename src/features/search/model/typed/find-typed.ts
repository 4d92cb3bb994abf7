import {
  ALL_WORDS_WORTH,
  type FoundPlace,
  type Gazetteer,
  matchSpelling,
  placeNameIn,
  rankPlaces,
  readEnglish,
  SAME_SOUND_WORTH,
  saysNear,
  toSpelling,
} from "#features/places/index.ts";
import type { SearchIndex } from "#features/search/model/answer/search-index.ts";
import { textTest } from "#features/search/model/answer/text-index.ts";
import { toBudgetLakhs } from "#features/search/model/query/filters.ts";
import type { SearchState } from "#features/search/model/query/search-url.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { findNames, findNameWithin, namesOf } from "./layout-names.ts";
import { readQuestion, type TypedQuestion } from "./read-question.ts";

/** A layout whose name was typed. */
export interface FoundLayout extends LatLng {
  readonly kind: "layout";
  readonly name: string;
  /** Its town, in the language asked for. */
  readonly context: string;
  readonly mlsNumber: string;
}

/** The featured project, which has plots and a page of its own. */
export interface FoundProject extends LatLng {
  readonly kind: "project";
  readonly name: string;
  readonly context: string;
}

export type Found = FoundPlace | FoundLayout | FoundProject;

/** Something that was typed, and how well. */
interface RankedFound {
  readonly found: Found;
  readonly worth: number;
  /** What was typed is its name, letter for letter. */
  readonly isAsTyped: boolean;
}

/** Where what was typed is looked up. */
export interface TypedSources {
  readonly gazetteer: Gazetteer;
  readonly index: SearchIndex;
  /** The featured project, found by its name too. */
  readonly project?: (LatLng & { readonly name: string }) | null;
}

/** Of names that agree letter for letter. */
const AS_TYPED = 104;
const MOST_RESULTS = 10;
const LONGEST_TEXT = 120;
/** As well known as a village of the region's middle. */
const LAYOUT_PROMINENCE = 6;
/** Below this share of the best match a result is noise. */
const LEAST_SHARE = 0.6;

function toFoundLayout({ columns }: SearchIndex, row: number, language: Language): FoundLayout[] {
  const [lat = Number.NaN, lng = Number.NaN] = [columns.lat[row], columns.lng[row]];
  // One without a place cannot be gone to on the map.
  if (Number.isNaN(lat) || Number.isNaN(lng)) return [];
  const town = columns.towns[columns.town[row] ?? 0];
  return [
    {
      kind: "layout",
      name: columns.name[row] ?? "",
      mlsNumber: columns.mlsNumber[row] ?? "",
      context: town ? placeNameIn(town, language) : "",
      lat,
      lng,
    },
  ];
}

/** The text, and as it is in Latin letters where it has English words in another script. */
function readingsOf(gazetteer: Gazetteer, text: string): string[] {
  const typed = toLatinDigits(text.slice(0, LONGEST_TEXT));
  return [...new Set([typed, readEnglish(gazetteer.words, typed)])];
}

/** How well the project's name agrees with what was typed. */
function projectWorth({ gazetteer, project }: TypedSources, text: string): number {
  if (!project) return 0;
  const spelled = toSpelling(project.name);
  const worths = readingsOf(gazetteer, text).map((one) => matchSpelling(toSpelling(one), spelled));
  return Math.max(...worths);
}

/** The project, where its name agrees with what was typed. */
function rankProject(sources: TypedSources, text: string): RankedFound[] {
  const worth = projectWorth(sources, text);
  if (!sources.project || worth === 0) return [];
  const { name, lat, lng } = sources.project;
  const found = { kind: "project", name, context: "", lat, lng } as const;
  return [{ found, worth: worth + LAYOUT_PROMINENCE, isAsTyped: worth >= AS_TYPED }];
}

/** Places, layouts and the project for what a visitor typed in any of the three scripts, best first. */
async function rankTyped(
  sources: TypedSources,
  text: string,
  language: Language,
): Promise<readonly RankedFound[]> {
  const { gazetteer, index } = sources;
  const names = await findNames(await namesOf(index.columns), readingsOf(gazetteer, text));
  const layouts = names.slice(0, MOST_RESULTS);
  const found: RankedFound[] = [
    ...rankPlaces(gazetteer, text, { language }),
    ...rankProject(sources, text),
    ...layouts.flatMap(({ row, worth }) =>
      toFoundLayout(index, row, language).map((layout) => ({
        found: layout,
        worth: worth + LAYOUT_PROMINENCE,
        isAsTyped: worth >= AS_TYPED,
      })),
    ),
  ].sort((a, b) => b.worth - a.worth);
  const least = (found[0]?.worth ?? 0) * LEAST_SHARE;
  return found.filter(({ worth }) => worth >= least).slice(0, MOST_RESULTS);
}

/**
 * The question that was typed; null where a layout or the project is called so: "Royal 1 Acre Farms".
 * A size, a sum or something near alone is the whole of such a name, or a question. What is typed beside
 * the whole of such a name is a question of its own: "Five Acres Greens under 40 lakh".
 */
async function questionIn(sources: TypedSources, text: string): Promise<TypedQuestion | null> {
  const question = readQuestion(text);
  if (!question) return null;
  const { gazetteer, index } = sources;
  const names = await namesOf(index.columns);
  const [best] = await findNames(names, readingsOf(gazetteer, text));
  const worth = Math.max(best?.worth ?? 0, projectWorth(sources, text));
  const least = question.name === "" ? SAME_SOUND_WORTH : ALL_WORDS_WORTH;
  if (worth >= least) return null;
  const written = text.toLowerCase();
  const name = await findNameWithin(names, written, asksBesideItsName);
  if (name === null) return question;
  return { ...(readQuestion(written.replace(name, " ")) ?? NOTHING_ASKED), name };
}

const NOTHING_ASKED: TypedQuestion = { size: null, lakhs: null, near: null, name: "" };

/** Whether a name would be read as a question, of which it is not the whole, as "5 Cents" is. */
const asksBesideItsName = (name: string) => (readQuestion(name)?.name ?? "") !== "";

/**
 * What a search box offers for what is being typed; nothing for a question, which sending it answers:
 * who chose a place from it would lose the rest of it.
 */
export async function findTyped(
  sources: TypedSources,
  text: string,
  language: Language,
): Promise<readonly Found[]> {
  if (await questionIn(sources, text)) return [];
  return (await rankTyped(sources, text, language)).map(({ found }) => found);
}

/** What was meant: the project, whose page is elsewhere, or a search. */
export type Resolved =
  | { readonly kind: "project" }
  | { readonly kind: "search"; readonly state: SearchState };

/**
 * The search that a typed place means: a place with its middle, or the names of layouts. Where it is
 * called otherwise than was typed, the search says so: `asked` is what was typed. A size, a sum and what
 * is to be near that stand with it are asked for as well.
 */
export async function resolveTyped(
  sources: TypedSources,
  state: SearchState,
  language: Language,
): Promise<Resolved> {
  const question = await questionIn(sources, state.place);
  if (!question) return resolveName(sources, state, language);
  const resolved = await resolveName(sources, withQuestion(state, question), language);
  if (question.radiusKm === undefined || resolved.kind === "project") return resolved;
  // Who says how far means the circle, not the town.
  const query = { ...resolved.state.query, town: undefined };
  return { kind: "search", state: { ...resolved.state, query } };
}

function withQuestion(state: SearchState, question: TypedQuestion): SearchState {
  const { size, lakhs, leastLakhs = 0, type, radiusKm, near, name } = question;
  const query = {
    ...state.query,
    ...(size && { size }),
    ...(lakhs !== null && {
      budgetLakhs: toBudgetLakhs(lakhs),
      leastLakhs: toBudgetLakhs(leastLakhs),
    }),
    ...(type && { type }),
    ...(radiusKm && { radiusKm }),
    ...(near && { near }),
  };
  return { ...state, place: name, query };
}

async function resolveName(
  sources: TypedSources,
  state: SearchState,
  language: Language,
): Promise<Resolved> {
  const typed = state.place;
  if (typed === "") return { kind: "search", state };
  const [best] = await rankTyped(sources, typed, language);
  if (best?.found.kind === "project") return { kind: "project" };
  if (best && best.found.kind !== "layout") {
    const { name, lat, lng, town } = best.found;
    const sameName = saysNear(typed) ? { place: name } : {};
    const named = best.isAsTyped ? sameName : { place: name, asked: typed };
    const query = { ...state.query, centre: { lat, lng }, town };
    return { kind: "search", state: { ...state, ...named, query } };
  }
  const text = toNameSearch(sources, typed, best?.found.name ?? "");
  const asked = text === typed ? "" : typed;
  return { kind: "search", state: { ...state, place: "", asked, query: { ...state.query, text } } };
}

/**
 * The text by which the names of layouts are searched for what was typed: as it is where some name
 * has its words, else in Latin letters, else the name that comes nearest.
 */
export function toNameSearch(
  { gazetteer, index }: TypedSources,
  text: string,
  nearest: string,
): string {
  const isFound = (written: string) => {
    const test = textTest(index.text(), index.columns, written);
    if (!test) return false;
    for (let row = 0; row < index.columns.count; row += 1) if (test(row)) return true;
    return false;
  };
  return [...readingsOf(gazetteer, text), nearest].find(isFound) ?? text;
}

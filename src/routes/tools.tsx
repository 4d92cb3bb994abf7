import type { ComponentType } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import {
  checklistPath,
  type Purchase,
  parseToolName,
  purchaseIdOf,
  type ToolName,
  toToolQuery,
} from "#features/calculators/index.ts";
import {
  BudgetScreen,
  CostScreen,
  DocumentsScreen,
  InstalmentScreen,
  type ToolScreenProps,
  ToolsScreen,
  UnitsScreen,
} from "#features/calculators/ui.ts";
import { purchaseOfListing } from "#features/listings/index.ts";
import { findPlotPurchase } from "#features/projects/index.ts";
import { asStoredIds } from "#features/search/index.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { type Services, servicesContext } from "#services.ts";
import type { Route } from "./+types/tools.ts";

export const handle: PageHandle = { words: ["tools"], startsAt: "touch", query: toToolQuery };

const SCREENS: Record<ToolName, ComponentType<ToolScreenProps>> = {
  cost: CostScreen,
  budget: BudgetScreen,
  instalment: InstalmentScreen,
  units: UnitsScreen,
  documents: DocumentsScreen,
};

export async function loader({
  params: { tool },
  url,
  context,
}: Route.LoaderArgs): Promise<ToolScreenProps> {
  if (tool !== undefined && parseToolName(tool) === null) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const { index } = services.catalogue();
  const id = tool === "documents" ? purchaseIdOf(url.searchParams) : null;
  const found = id === null ? null : await findPurchase(id, services);
  if (found && found.id !== id)
    throw redirect(pathIn(languageOf(url.pathname), checklistPath(found.id)), 308);
  return { median: index.median(), asked: id === null ? null : { id, found } };
}

async function findPurchase(
  id: string,
  { catalogue, findListing, projects }: Pick<Services, "catalogue" | "findListing" | "projects">,
): Promise<Purchase | null> {
  const [stored = id] = asStoredIds(catalogue().index, [id]);
  const listing = await findListing(stored);
  return listing ? purchaseOfListing(listing) : findPlotPurchase(id, projects());
}

/** What is typed changes the query alone, and the tools work it out by themselves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) =>
    purchaseIdOf(searchParams),
  );
  return currentUrl.pathname !== nextUrl.pathname || current !== next;
}

export default function Tools({ params: { tool }, loaderData }: Route.ComponentProps) {
  const name = tool === undefined ? null : parseToolName(tool);
  if (name === null) return <ToolsScreen />;
  const Screen = SCREENS[name];
  return <Screen key={`${name} ${loaderData.asked?.id}`} {...loaderData} />;
}

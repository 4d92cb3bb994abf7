import type { ComponentType } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { parseToolName, type ToolName, toToolQuery } from "#features/calculators/index.ts";
import {
  BudgetScreen,
  CostScreen,
  DocumentsScreen,
  InstalmentScreen,
  type ToolScreenProps,
  ToolsScreen,
  UnitsScreen,
} from "#features/calculators/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/tools.ts";

export const handle: PageHandle = { words: ["tools"], startsAt: "touch", query: toToolQuery };

const SCREENS: Record<ToolName, ComponentType<ToolScreenProps>> = {
  cost: CostScreen,
  budget: BudgetScreen,
  instalment: InstalmentScreen,
  units: UnitsScreen,
  documents: DocumentsScreen,
};

export function loader({ params: { tool }, context }: Route.LoaderArgs): ToolScreenProps {
  if (tool !== undefined && parseToolName(tool) === null) throw data(null, { status: 404 });
  return { median: context.get(servicesContext).catalogue().index.median() };
}

/** What is typed changes the query alone, and the tools work it out by themselves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Tools({ params: { tool }, loaderData }: Route.ComponentProps) {
  const name = tool === undefined ? null : parseToolName(tool);
  if (name === null) return <ToolsScreen />;
  const Screen = SCREENS[name];
  return <Screen key={name} {...loaderData} />;
}

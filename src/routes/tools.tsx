import type { ComponentType } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { BudgetScreen } from "#tools/budget-screen.tsx";
import { CostScreen } from "#tools/cost-screen.tsx";
import { DocumentsScreen } from "#tools/documents-screen.tsx";
import { InstalmentScreen } from "#tools/instalment-screen.tsx";
import type { ToolName } from "#tools/tool-names.ts";
import { parseToolName } from "#tools/tool-names.ts";
import { ToolsScreen } from "#tools/tools-screen.tsx";
import { UnitsScreen } from "#tools/units-screen.tsx";
import type { Route } from "./+types/tools.ts";

const SCREENS: Record<ToolName, ComponentType> = {
  cost: CostScreen,
  budget: BudgetScreen,
  instalment: InstalmentScreen,
  units: UnitsScreen,
  documents: DocumentsScreen,
};

export function loader({ params: { tool } }: Route.LoaderArgs) {
  if (tool !== undefined && parseToolName(tool) === null) throw data(null, { status: 404 });
  return null;
}

/** What is typed changes the query alone, and the tools work it out by themselves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Tools({ params: { tool } }: Route.ComponentProps) {
  const name = tool === undefined ? null : parseToolName(tool);
  if (name === null) return <ToolsScreen />;
  const Screen = SCREENS[name];
  return <Screen key={name} />;
}

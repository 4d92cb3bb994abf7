const TOOL_NAMES = ["cost", "budget", "instalment", "units", "documents"] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The tool that a part of an address names; null when it names none. */
export function parseToolName(text: string): ToolName | null {
  return TOOL_NAMES.find((name) => name === text) ?? null;
}

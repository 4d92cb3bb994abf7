import { href } from "#platform/ui/href.ts";

/** The checklist of a purchase, by its id; apart, since a listing needs this of it alone. */
export function checklistPath(id: string): string {
  return `${href("/tools/:tool?", { tool: "documents" })}?${new URLSearchParams({ for: id })}`;
}

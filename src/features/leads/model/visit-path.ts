import { href } from "#platform/ui/href.ts";

/** The path of a visit's page without its language; what is secret is sent to no server in it. */
export function visitPageOf(token: string): string {
  return `${href("/visit")}#${new URLSearchParams({ token })}`;
}

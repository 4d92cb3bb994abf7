import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { pagePolicy } from "./security.ts";

function connectSources(settings: Record<string, string>): string {
  const result = parseConfig(settings);
  if (!result.ok) throw new Error(result.problems.join());
  return /connect-src [^;]*/.exec(pagePolicy(Buffer.alloc(0), result.config, false))?.[0] ?? "";
}

test("pages ask nobody else, and the identity provider once one is set", () => {
  expect(connectSources({})).toBe("connect-src 'self'");
  const provider = { OIDC_ISSUER: "https://tenant.example/realms/a", OIDC_CLIENT_ID: "site" };
  expect(connectSources(provider)).toBe("connect-src 'self' https://tenant.example");
});

// What it takes to refuse a text far longer than any field.
import type { AccountSite } from "./account-site.ts";
import { atMost, type Figure } from "./figure.ts";

const LONG = "x".repeat(100_000);
const ROUNDS = 20;
const GOOD = {
  login: { email: "ravi@homes.example", password: "three green parrots" },
  signup: { name: "Ravi", email: "ravi@homes.example", password: "three green parrots" },
  "send-otp": { email: "ravi@homes.example" },
  "verify-otp": { email: "ravi@homes.example", otp: "123456" },
  "forgot-password": { email: "ravi@homes.example" },
  "reset-password": { email: "ravi@homes.example", token: "x", newPassword: "three green parrots" },
} as const;

/** The slowest refusal, each field of each call once a round; the first round warms up. */
export async function longInputFigures(site: AccountSite): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [path, body] of Object.entries(GOOD)) {
      for (const field of Object.keys(body)) {
        const { status, ms } = await site.call(path, { ...body, [field]: LONG });
        if (status !== 413 && status !== 400) throw new Error(`${path} ${field}: ${status}`);
        if (round > 0) times.push(ms);
      }
    }
  }
  return [atMost("a field of 100 kB is refused: slowest", Math.max(...times), 50, "ms")];
}

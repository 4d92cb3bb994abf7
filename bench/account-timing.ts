// Whether a caller can tell an address that has an account from one that has none.
import { type AccountSite, PASSWORD, writeAccounts } from "./account-site.ts";
import { atMost, type Figure } from "./figure.ts";

const PAIRS = 600;
const PAIRS_AT_ONCE = 4;

interface Asked {
  readonly path: string;
  /** Whether the existing account has verified its address. */
  readonly verified: boolean;
  readonly body: (email: string) => object;
}

const ASKED: readonly Asked[] = [
  {
    path: "signup",
    verified: true,
    body: (email) => ({ name: "Ravi", email, password: "seven paddy fields" }),
  },
  { path: "login", verified: true, body: (email) => ({ email, password: "seven paddy fields" }) },
  { path: "forgot-password", verified: true, body: (email) => ({ email }) },
  { path: "send-otp", verified: false, body: (email) => ({ email }) },
];

/** How well times tell two kinds apart: 0.5 not at all, 1 always. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let above = 0;
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0;
  const area = above / (one.length * other.length);
  return Math.max(area, 1 - area);
}

async function compare(site: AccountSite, { path, verified, body }: Asked): Promise<Figure[]> {
  const existing = Array.from({ length: PAIRS }, (_, at) => `${path}-${at}@homes.example`);
  await writeAccounts(site.database, existing, { verified });
  const times = { existing: [] as number[], unknown: [] as number[] };
  let different = 0;
  let next = 0;
  const worker = async () => {
    while (next < PAIRS) {
      const email = existing[next] ?? "";
      const stranger = `${path}-${next}@nowhere.example`;
      next += 1;
      const existingFirst = Math.random() < 0.5;
      const first = await site.call(path, body(existingFirst ? email : stranger));
      const second = await site.call(path, body(existingFirst ? stranger : email));
      if (first.status !== second.status || said(first) !== said(second)) different += 1;
      times.existing.push((existingFirst ? first : second).ms);
      times.unknown.push((existingFirst ? second : first).ms);
    }
  };
  await Promise.all(Array.from({ length: PAIRS_AT_ONCE }, worker));
  const area = areaUnderCurve(times.existing, times.unknown);
  return [
    atMost(`${path}: pairs of ${PAIRS} with another status or body`, different, 0, ""),
    atMost(`${path}: existing told from unknown by time (AUC)`, area, 0.55, ""),
  ];
}

/** What a reply says; the attempt is new for every sign-up. */
function said({ text }: { readonly text: string }): string {
  return text.replace(/"attempt":"[0-9a-f]{64}"/, "");
}

/** Status, body and time of every call that must not tell whether an account exists. */
export async function timingFigures(site: AccountSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  await site.call("login", { email: "warm@up.example", password: PASSWORD });
  for (const asked of ASKED) figures.push(...(await compare(site, asked)));
  return figures;
}

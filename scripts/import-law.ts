// npm run law: writes biome.imports.json, the rules of who may import whom, from this one table. A test holds
// the file to the table, and plants a breach of every rule.
import { writeFileSync } from "node:fs";

/** Features, each with those whose entries it may import. None is reached from itself. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  calculators: [],
  places: [],
  legal: [],
  accounts: ["legal"],
  projects: ["calculators", "listings", "places"],
  listings: ["calculators", "places"],
  search: ["calculators", "listings", "places"],
  saved: ["accounts", "calculators", "listings"],
  leads: ["accounts", "legal", "listings"],
  alerts: ["accounts", "legal", "listings", "search"],
  analytics: ["leads", "listings"],
  settings: ["accounts", "leads"],
  admin: ["accounts", "analytics", "leads", "legal", "listings", "places", "projects", "settings"],
  landing: ["leads", "listings", "places", "projects", "search"],
};

/** Libraries that one folder owns; nothing else imports them. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  "src/platform/map": ["maplibre-gl", "react-map-gl", "terra-draw", "terra-draw-*"],
  packages: ["three", "pdfkit", "harfbuzzjs", "@photo-sphere-viewer/core"],
};

const ENGINES = ["#lib/**", "#platform/**", "#locales/**"];
/** The entries of a feature: plain modules and views, and apart from them the server's. */
const entries = (feature: string) => [
  `#features/${feature}/index.ts`,
  `#features/${feature}/ui.ts`,
  `#features/${feature}/index.server.ts`,
];

/** A folder, and what may be imported there. */
export interface Zone {
  readonly folder: string;
  readonly allows: readonly string[];
  /** A folder below it that is a zone of its own. */
  readonly without?: string;
  /** Its own files alone: its folders are other zones. */
  readonly isFlat?: true;
  /** All of it runs on the server alone, whatever its files are called. */
  readonly isServer?: true;
}

/** Every part of the source; a file is in one. */
export const ZONES: readonly Zone[] = [
  { folder: "packages", allows: [], isServer: true },
  { folder: "src", allows: ["#platform/**", "#services.ts", ...entries("*")], isFlat: true },
  { folder: "src/lib", allows: ["#lib/**"] },
  { folder: "src/platform", allows: ENGINES, without: "src/platform/{db,map}" },
  { folder: "src/platform/map", allows: ENGINES },
  { folder: "src/platform/db", allows: ENGINES, isServer: true },
  ...Object.entries(FEATURES).map(([feature, used]) => ({
    folder: `src/features/${feature}`,
    allows: [...ENGINES, `#features/${feature}/**`, ...used.flatMap(entries)],
  })),
  { folder: "src/routes", allows: [...ENGINES, "#services.ts", ...entries("*")] },
  {
    folder: "src/server",
    allows: [...ENGINES, "#services.ts", "#server/**", ...entries("*")],
    isServer: true,
  },
];

/** What no plain module or view may import. */
const SERVER_ONLY = ["#platform/db/**", "#features/*/index.server.ts"];
/** The site's folders as a package would reach them: two up is the package itself at most. */
const OF_SITE = ["src", "data", "public", "scripts", "bench", "e2e"].flatMap((name) => [
  `../../${name}/**`,
  `**/../../../${name}/**`,
]);
/** Not bound: they may look into what they test. */
const TESTS = [
  "!**/*.test.ts",
  "!**/*.test.tsx",
  "!**/*-testing.ts",
  "!src/platform/db/database-testing.ts",
];

function override(zone: Zone, files: readonly string[], forbidden: readonly string[]) {
  const { folder, allows, without } = zone;
  const allowed = [...allows, ...(folder === "packages" ? [] : ["#data/**"])].map(
    (path) => `!${path}`,
  );
  const foreign = Object.entries(OWNED).filter(([owner]) => owner !== folder);
  const patterns = [
    {
      group: ["#*/**", "#*.ts", "#*.tsx", ...allowed],
      message: `${folder} imports ${allows.join(", ") || "nothing of the site"}`,
    },
    folder === "packages"
      ? { group: OF_SITE, message: "A package knows nothing of the site." }
      : {
          group: ["../**", "./../**", "**/packages/**"],
          message: "Name it from # or by its name.",
        },
    ...(forbidden.length > 0
      ? [{ group: forbidden, message: "Only .server files import the server's side." }]
      : []),
    ...foreign.map(([owner, libraries]) => ({
      group: libraries.flatMap((name) => [name, `${name}/**`]),
      message: `Only ${owner} imports this library.`,
    })),
  ];
  return {
    includes: [...files, ...(without ? [`!${without}/**`] : []), ...TESTS],
    linter: {
      rules: { style: { noRestrictedImports: { level: "error", options: { patterns } } } },
    },
  };
}

/** The rules as Biome's overrides. A file is in one only: the later of two would stand alone. */
export function importRules() {
  return ZONES.flatMap((zone) => {
    const { folder, isServer, isFlat } = zone;
    const files = isFlat ? `${folder}/*.{ts,tsx}` : `${folder}/**`;
    if (isServer) return [override(zone, [files], [])];
    return [
      override(zone, [files, "!**/*.server.ts"], SERVER_ONLY),
      override(zone, [isFlat ? `${folder}/*.server.ts` : `${folder}/**/*.server.ts`], []),
    ];
  });
}

/** The file as it should stand. */
export const importRulesFile = () => `${JSON.stringify({ overrides: importRules() }, null, 2)}\n`;

if (import.meta.main) writeFileSync("biome.imports.json", importRulesFile());

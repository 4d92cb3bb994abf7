// Runs the lives of accounts of `account-lives.ts` until it is killed: DATABASE_URL DATA_DIR RUN.
import { openDatabase } from "#platform/db/open-database.server.ts";
import { loadModule } from "../scripts/load-module.ts";

type Lives = typeof import("./account-lives.ts");

const [databaseUrl, dataDir = "", run = "0"] = process.argv.slice(2);
const { live } = await loadModule<Lives>("/bench/account-lives.ts");
const { db } = await openDatabase({ databaseUrl, dataDir });
process.stdout.write("open\n");
for (let at = 0; ; at++)
  await Promise.all([0, 1, 2].map((side) => live(db, `run-${run}-${at}-${side}@homes.example`)));

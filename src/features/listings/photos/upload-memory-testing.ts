// Prepares every upload of a folder in a process of its own and tells its memory, megabytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preparePhoto } from "./prepare-photo.server.ts";

const folder = process.argv[2] ?? "";
const megabytes = () => process.memoryUsage.rss() / 1024 ** 2;
const prepare = (name: string) => preparePhoto(readFileSync(join(folder, name)));

async function most(names: readonly string[]): Promise<number> {
  let highest = megabytes();
  const watch = setInterval(() => {
    highest = Math.max(highest, megabytes());
  }, 2);
  for (const name of names) await prepare(name);
  clearInterval(watch);
  return highest;
}

const genuine = await most(["genuine"]);
const hostile = await most(readdirSync(folder).filter((name) => name !== "genuine"));
process.stdout.write(JSON.stringify({ genuine, hostile }));

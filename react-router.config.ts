import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole table is small; without it each first visit of a page would ask for its part.
  routeDiscovery: { mode: "initial" },
  // Apart, a route's screen and its client loader are two requests more for the same bytes.
  splitRouteModules: false,
} satisfies Config;

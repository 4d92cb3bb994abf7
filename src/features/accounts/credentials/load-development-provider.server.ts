/** Its library is large, and only development asks for it. */
export const loadDevelopmentProvider = () => import("./development-provider.server.ts");

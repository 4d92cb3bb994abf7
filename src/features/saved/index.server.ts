/** What others may use of saved, on the server. */
export { savedHomesApi } from "./api/saved-homes.server.ts";
export { exportSavedHomes } from "./queries/export-saved.server.ts";
export { findSavedOften } from "./queries/saved-often.server.ts";

/** What others may use of admin, on the server. */
export { type AdminDeps, adminApi } from "./api/admin.server.ts";

/** What others may use of admin, on the server. */
export { type AdminDeps, adminApi } from "./api/admin.server.ts";
export { MOST_FILE_BYTES } from "./api/receive-file.server.ts";
export { forgetAnswers } from "./commands/answered-calls.server.ts";

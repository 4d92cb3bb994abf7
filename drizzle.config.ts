import { defineConfig } from "drizzle-kit";

// After a change of the schema: npx drizzle-kit generate --name what-changed
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/platform/db/schema.ts",
  out: "./src/platform/db/migrations",
});

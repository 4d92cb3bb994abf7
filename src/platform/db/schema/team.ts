import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** What somebody of the team may do, as `src/features/accounts/model/team.ts` lists them. */
type StoredRole = "owner" | "agent" | "viewer";

/** Who may enter the console: whoever has shown that the address is their own. */
export const teamMembers = pgTable("team_members", {
  /** As `toAddress` writes it. */
  email: text("email").primaryKey(),
  role: text("role").$type<StoredRole>().notNull(),
  addedAt: instant("added_at").notNull(),
});

/** Mailed links that bring somebody into the team; deleted by use. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    /** As `toAddress` writes it: whose account may use the link. */
    email: text("email").primaryKey(),
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text("token_hash").notNull().unique(),
    role: text("role").$type<StoredRole>().notNull(),
    /** The owner's address. */
    invitedBy: text("invited_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("team_invitations_expires_at").on(table.expiresAt)],
);

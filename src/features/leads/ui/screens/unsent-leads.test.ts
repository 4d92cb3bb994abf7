import { expect, test } from "vitest";
import { UnsentLeads } from "./unsent-leads.ts";

const CALL = { kind: "callback", mlsNumber: "P06060055209", plotNumber: null } as const;
const VISIT = { ...CALL, kind: "site-visit" } as const;

test("what was typed comes back to what it is about, without consent, until it is sent", () => {
  const unsent = new UnsentLeads();
  expect(unsent.about(CALL)).toEqual({});
  unsent.note(CALL, { name: "name", value: "Lakshmi" });
  unsent.note(CALL, { name: "phone", value: "98765" });
  unsent.note(CALL, { name: "name", value: "Lakshmi Devi" });
  unsent.note(CALL, { name: "consent", value: "yes" });
  expect(unsent.about({ ...CALL })).toEqual({ name: "Lakshmi Devi", phone: "98765" });
  expect(unsent.about(VISIT)).toEqual({});
  unsent.forget(CALL);
  expect(unsent.about(CALL)).toEqual({});
});

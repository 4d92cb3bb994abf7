import { expect, test } from "vitest";
import { SessionStore } from "#features/accounts/ui/session.ts";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { knownVisitor, rememberPhone } from "./known-visitor.ts";

/** Local storage of a browser that is signed in as somebody, or as nobody. */
function browserOf(email: string | null): { storage: Storage; session: SessionStore } {
  const storage = memoryStorage();
  if (email !== null) {
    storage.setItem("token", "t");
    storage.setItem("user", JSON.stringify({ name: "Lakshmi Devi", email }));
  }
  return { storage, session: new SessionStore(storage) };
}

test("a form knows a signed-in visitor's name and e-mail, and the phone number last given", () => {
  const { storage, session } = browserOf("lakshmi@home.example");
  expect(knownVisitor(storage, session)).toEqual({
    name: "Lakshmi Devi",
    email: "lakshmi@home.example",
  });
  rememberPhone(storage, "98480 22338", session);
  expect(knownVisitor(storage, session).phone).toBe("98480 22338");
});

test("a number is neither kept nor shown for anybody else", () => {
  const { storage, session } = browserOf(null);
  rememberPhone(storage, "98480 22338", session);
  expect(storage.getItem("lead-phone")).toBeNull();
  expect(knownVisitor(storage, session)).toEqual({});
  const other = browserOf("ravi@home.example");
  other.storage.setItem("lead-phone", JSON.stringify({ of: "lakshmi@home.example", phone: "1" }));
  expect(knownVisitor(other.storage, other.session)).not.toHaveProperty("phone");
  other.storage.setItem("lead-phone", "{broken");
  expect(knownVisitor(other.storage, other.session)).not.toHaveProperty("phone");
});

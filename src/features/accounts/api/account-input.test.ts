import { beforeEach, describe, expect, test } from "vitest";
import { accountCalls, EMAIL, PASSWORD } from "./account-calls-testing.ts";

const { call, join } = accountCalls();

const CALLS: readonly (readonly [line: string, body: Record<string, string>])[] = [
  ["POST /auth/signup", { name: "Ravi", email: EMAIL, password: PASSWORD }],
  ["POST /auth/verify-otp", { email: EMAIL, otp: "123456" }],
  ["POST /auth/send-otp", { email: EMAIL }],
  ["POST /auth/login", { email: EMAIL, password: PASSWORD }],
  ["POST /auth/forgot-password", { email: EMAIL }],
  ["POST /auth/reset-password", { token: "t", email: EMAIL, newPassword: PASSWORD }],
  ["PUT /profile", { name: "Ravi", email: EMAIL }],
  ["POST /profile/email", { otp: "123456" }],
  ["POST /profile/password", { currentPassword: PASSWORD, newPassword: PASSWORD }],
  ["DELETE /profile", { password: PASSWORD }],
];

describe.each(CALLS)("%s", (line, good) => {
  let token: string;
  beforeEach(async () => {
    token = await join();
  });
  const refused = async (body: unknown, field: string) => {
    const { status, json } = await call(line, { token, body });
    expect({ status, json }).toMatchObject({
      status: 400,
      json: { success: false, code: "invalid-input", field },
    });
    expect(json.message).toMatch(/^\S.+\.$/);
  };

  test("refuses what is no JSON object, and unknown keys", async () => {
    for (const body of ["{", "[]", "null", "7", '"text"']) await refused(body, "body");
    await refused({ ...good, accountId: "1" }, "accountId");
    await refused(`{"__proto__":1,${JSON.stringify(good).slice(1)}`, "__proto__");
  });

  test.each(Object.keys(good))(
    "refuses a %s of another type, broken, or of 100 kB",
    async (field) => {
      const wrong = [7, true, null, [], {}, "a\0b", "a\ud800b", "x".repeat(100_000)];
      for (const value of wrong) await refused({ ...good, [field]: value }, field);
    },
  );
});

test.each([
  ["email", "ravi", "Please enter a valid email."],
  ["name", " R ", "Name must be at least 2 characters."],
  ["name", "L".repeat(101), "Name must be at most 100 characters."],
  ["language", "fr", "language must be one of en, te, hi."],
])("a wrong %s is said in a sentence", async (field, value, message) => {
  const body = { name: "Ravi", email: EMAIL, password: PASSWORD, [field]: value };
  expect(await call("POST /auth/signup", { body })).toMatchObject({ json: { field, message } });
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HERE = "src/features/admin/ui";
/** Fields whose text another file holds, each with the one that asks before it is lost. */
const HELD_BY: Readonly<Record<string, string>> = {
  "inbox/next-step-fields.tsx": "inbox/next-step-form.tsx",
  "inbox/when-field.tsx": "inbox/next-step-form.tsx",
  "listing-form/form-screen.tsx": "listing-form/use-saving.ts",
  "listing-form/listing-field.tsx": "listing-form/use-saving.ts",
  "listing-form/status-choices.tsx": "listing-form/use-saving.ts",
  "listing-form/place-section.tsx": "listing-form/use-saving.ts",
  "listings/bulk/value-field.tsx": "listings/bulk/change-form.tsx",
  "messages/message-writer.tsx": "messages/use-message.ts",
  "messages/text-editor.tsx": "settings/use-settings.ts",
  "people/person-fields.tsx": "people/new-person-page.tsx",
  "projects/project-fieldset.tsx": "projects/project-form.tsx",
  "projects/registration-fields.tsx": "projects/project-form.tsx",
  "settings/setting-control.tsx": "settings/use-settings.ts",
  "settings/settings-page.tsx": "settings/use-settings.ts",
  "settings/stretches-field.tsx": "settings/use-settings.ts",
  "settings/testimonial-fields.tsx": "settings/use-settings.ts",
  "settings/testimonials-part.tsx": "settings/use-settings.ts",
  "settings/texts-part.tsx": "settings/use-settings.ts",
};
/** What is looked for, filtered or chosen: nobody writes it twice. */
const NOTHING_TO_SAVE = [
  "analytics/figures-form.tsx",
  "inbox/inbox-filters.tsx",
  "listings/table/table-filters.tsx",
  "people/people-page.tsx",
  "plots/board-head.tsx",
  "push/quiet-hours-form.tsx",
];

const FIELD = /<(?:input|textarea|TextField|EntryField)\b[\s\S]*?\/>/g;
const NOT_TYPED = /type="(?:radio|checkbox|file)"|\breadOnly\b/;

const codeOf = (file: string) => readFileSync(`${HERE}/${file}`, "utf8");
const asks = (file: string) => codeOf(file).includes("useUnsaved(");

function hasText(file: string): boolean {
  const code = codeOf(file);
  const fields = code.match(FIELD) ?? [];
  return code.includes("<form") || fields.some((field) => !NOT_TYPED.test(field));
}

test("whatever is typed in the console and not sent is asked about before it is lost", () => {
  const files = globSync("**/*.tsx", { cwd: HERE }).filter(hasText);
  expect(files.length).toBeGreaterThan(30);
  const silent = files.filter(
    (file) => !asks(HELD_BY[file] ?? file) && !NOTHING_TO_SAVE.includes(file),
  );
  expect(silent).toEqual([]);
});

test("the tables of fields name no file that has none or asks by itself", () => {
  const named = [...Object.keys(HELD_BY), ...NOTHING_TO_SAVE];
  expect(named.filter((file) => !hasText(file) || asks(file))).toEqual([]);
});

import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import {
  type FieldSettingKey,
  SETTING_GROUPS,
  SETTINGS,
  type SettingGroup,
  type ShownSettings,
  type SiteSettingKey,
} from "#features/settings/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import type { SettingDraft } from "./setting-drafts.ts";
import { SettingField } from "./setting-field.tsx";
import { GROUP_WORDS } from "./setting-words.ts";
import { SettingsHistory } from "./settings-history.tsx";
import { TestimonialsPart } from "./testimonials-part.tsx";
import { TextsPart } from "./texts-part.tsx";
import { useSettingName } from "./use-setting-name.ts";
import { useSettings } from "./use-settings.ts";

/** What the site says of itself, changed by owners. */
export default function SettingsPage() {
  const { loaded, load } = useLoaded<{ shown: ShownSettings<SiteSettingKey> }>(
    "/api/agent/settings",
  );
  return (
    <ConsolePart width="text">
      <div>
        <h1 className="text-h1">
          <Trans>Settings</Trans>
        </h1>
        <p className="mt-2 text-muted">
          <Trans>What the site says of us. Every page follows within two seconds.</Trans>
        </p>
      </div>
      {loaded.kind === "ready" ? (
        <SettingsParts first={loaded.body.shown} />
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </ConsolePart>
  );
}

function SettingsParts({ first }: { readonly first: ShownSettings<SiteSettingKey> }) {
  const { t } = useLingui();
  const nameOf = useSettingName();
  const settings = useSettings(first, {
    path: "/api/agent/settings",
    unsetAs: "empty",
    said: {
      saved: t`Saved. The site shows it now.`,
      undone: t`Taken back. The site shows it now.`,
    },
  });
  const { shown, isBusy, outcome, undo } = settings;
  return (
    <>
      {shown.sample && (
        <p className="rounded bg-turmeric-tint p-4 text-control">
          <Trans>
            This is a sample site: it dials nobody and names no operator, whatever is set here. It
            becomes real by the server’s setting SITE_KIND.
          </Trans>
        </p>
      )}
      <FormMessage outcome={outcome} />
      {SETTING_GROUPS.map((group) => (
        <Group key={group} group={group} settings={settings} />
      ))}
      <TextsPart settings={settings} />
      <TestimonialsPart settings={settings} />
      <SettingsHistory
        changes={shown.changes}
        nameOf={nameOf}
        none={t`Nobody has changed a setting here yet.`}
        isBusy={isBusy}
        onUndo={undo}
      />
    </>
  );
}

interface GroupProps {
  readonly group: SettingGroup;
  readonly settings: ReturnType<typeof useSettings<SiteSettingKey>>;
}

/** Short fields stand beside each other. */
const COLUMNS: Readonly<Record<SettingGroup, string>> = {
  contact: "",
  visits: "sm:grid-cols-2",
  law: "",
};

/** The settings of a group, saved together. */
function Group({ group, settings }: GroupProps) {
  const { i18n } = useLingui();
  const { wrong, isBusy, save, change } = settings;
  const drafts = settings.drafts.filter(
    (draft): draft is SettingDraft<FieldSettingKey> => SETTINGS[draft.key].group === group,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(drafts.map(({ key }) => key));
  };
  return (
    <form
      onSubmit={submit}
      aria-labelledby={group}
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-card p-5 md:p-6 ${COLUMNS[group]}`}
    >
      <h2 id={group} className="text-h3 sm:col-span-full">
        {i18n._(GROUP_WORDS[group])}
      </h2>
      {drafts.map((draft) => (
        <SettingField
          key={draft.key}
          draft={draft}
          isWrong={wrong.includes(draft.key)}
          onChange={change}
        />
      ))}
      <button
        type="submit"
        aria-busy={isBusy}
        className={`sm:col-span-full sm:w-fit ${button("primary")}`}
      >
        <Trans>Save</Trans>
      </button>
    </form>
  );
}

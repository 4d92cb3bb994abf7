import { useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/index.ts";

/** What the featured project is called wherever it stands by itself: a sample says so each time. */
export function useProjectName(): string {
  const { t } = useLingui();
  const { name, isSample } = projectFacts;
  return isSample ? t`${name} (sample project)` : name;
}

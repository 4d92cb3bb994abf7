import { useLingui } from "@lingui/react/macro";
import { plotDrawingPath, toPlotSubject } from "#features/projects/model/plot-subject.ts";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { useProjectName } from "./sample-words.ts";

/** The name that a lead about the project goes by, with its plot. */
function useSubject(): (plot: number | null) => string {
  const { t } = useLingui();
  const name = useProjectName();
  return (plot) => (plot === null ? name : t`${name}, plot ${plot}`);
}

/** Ways to the agent, about the project or one plot of it. */
export function useContactLinks(plot: number | null = null) {
  const { t } = useLingui();
  const { origin } = useSite();
  const localPath = useLocalPath();
  const subject = useSubject();
  const about = subject(plot);
  const page = origin + localPath(plot === null ? href("/projects") : plotPath(plot));
  const text = t`I’m interested in ${about}: ${page}`;
  return {
    /** What a chat begins with. */
    text,
    /** A link that the lead dialog takes the place of. */
    enquiry: (kind: "site-visit" | "callback" | "message" | "enquiry") => ({
      to: `${href("/enquire")}?${new URLSearchParams({ kind, plot: toPlotSubject(projectFacts, plot) })}`,
      "data-layout": about,
      ...(plot !== null && { "data-drawing": plotDrawingPath(plot) }),
    }),
  };
}

/** The page with a plot chosen, at the plan: its top tells nothing of a plot. */
export function plotPath(plot: number): string {
  return `${href("/projects")}?plot=${plot}#plan`;
}

import { useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** The name that a lead about the project goes by, with its plot. */
function useSubject(): (plot: number | null) => string {
  const { t } = useLingui();
  const { name } = projectFacts;
  return (plot) => (plot === null ? name : t`${name}, plot ${plot}`);
}

/** Ways to the agent, about the project or one plot of it. */
export function useContactLinks(plot: number | null = null) {
  const { t } = useLingui();
  const { supportPhone, whatsappNumber, origin } = useSite();
  const localPath = useLocalPath();
  const subject = useSubject();
  const about = subject(plot);
  const page = origin + localPath(plot === null ? href("/projects") : plotPath(plot));
  const text = t`I am interested in ${about}: ${page}`;
  // The agent reads it: the same in every language.
  const named = plot === null ? projectFacts.name : `${projectFacts.name}, plot ${plot}`;
  return {
    call: `tel:${supportPhone.replaceAll(" ", "")}`,
    phone: supportPhone,
    whatsApp: `https://wa.me/${whatsappNumber.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`,
    /** A link that the lead dialog takes the place of. */
    enquiry: (kind: "site-visit" | "callback") => ({
      to: `${href("/enquire")}?${new URLSearchParams({ kind, plot: named })}`,
      "data-layout": about,
    }),
  };
}

/** The page with a plot chosen. */
export function plotPath(plot: number): string {
  return `${href("/projects")}?plot=${plot}`;
}

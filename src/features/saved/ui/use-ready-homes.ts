import { useEffect } from "react";
import { useLocation } from "react-router";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { tellOffline } from "#platform/offline/use-stored-pages.ts";
import { href } from "#platform/ui/href.ts";
import { savedHomes } from "./saved-homes.ts";

/** Has the pages of the saved homes ready for when there is no network, in the language of the page. */
export function useReadyHomes(): void {
  const language = languageOf(useLocation().pathname);
  useEffect(() => {
    const tell = () => {
      const { ids, isComplete } = savedHomes.current();
      if (!isComplete) return;
      const paths = [...ids].map((mlsNumber) =>
        pathIn(language, href("/property/:mlsNumber", { mlsNumber })),
      );
      tellOffline({ kind: "ready", paths });
    };
    tell();
    return savedHomes.listen(tell);
  }, [language]);
}

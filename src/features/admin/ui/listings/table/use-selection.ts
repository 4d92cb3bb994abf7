import { useState } from "react";

/** Which listings of the table are chosen: some by their numbers, or all that the search finds. */
export type Chosen =
  | { readonly kind: "some"; readonly numbers: ReadonlySet<string> }
  | { readonly kind: "all" };

const NONE: Chosen = { kind: "some", numbers: new Set() };

/** The listings that are chosen in the table, on whichever page; `shown` are those of this one. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const isChosen = (number: string) => chosen.kind === "all" || chosen.numbers.has(number);
  const isPage = shown.length > 0 && shown.every(isChosen);
  return {
    chosen,
    isChosen,
    /** True where all rows that are shown are chosen. */
    isPage,
    toggle: (number: string) => {
      const numbers = new Set(chosen.kind === "all" ? shown : chosen.numbers);
      if (!numbers.delete(number)) numbers.add(number);
      setChosen({ kind: "some", numbers });
    },
    /** All of the page, or none of it; what is chosen on other pages stays so. */
    togglePage: () => {
      const page = new Set(shown);
      const numbers = chosen.kind === "all" ? page : chosen.numbers;
      setChosen({ kind: "some", numbers: isPage ? numbers.difference(page) : numbers.union(page) });
    },
    chooseAll: () => setChosen({ kind: "all" }),
    clear: () => setChosen(NONE),
  };
}

export type Selection = ReturnType<typeof useSelection>;

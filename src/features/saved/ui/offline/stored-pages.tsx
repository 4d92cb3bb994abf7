import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { listStoredPages, type StoredPage } from "#platform/offline/list-stored-pages.ts";

/** The pages that this device can open without a network; nothing where there are none. */
export function StoredPages() {
  const { t } = useLingui();
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  useEffect(() => {
    // A browser that forbids it stores none.
    listStoredPages().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="stored-pages" className="mt-10 w-full max-w-xl text-left">
      <h2 id="stored-pages" className="text-h3">
        {t`These open without a connection`}
      </h2>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {pages.map(({ path, name }) => (
          <li key={path} className="border-t border-line first:border-t-0">
            {/* By a page load: the app's own way asks the network. */}
            <a
              href={path}
              target="_self"
              className="flex min-h-12 items-center px-4 py-2 font-[550] [overflow-wrap:anywhere] text-river hover:text-river-deep"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CACHES } from "#platform/offline/offline-caches.ts";

interface StoredKeys {
  /** Names in the browser's storage, as its own tools show them. */
  readonly keys: readonly string[];
  readonly what: MessageDescriptor;
}

/** All that pages and their worker store in a browser, and when; a test finds each name in the code. */
export const STORED_KEYS: readonly StoredKeys[] = [
  { keys: ["token", "user"], what: msg`who you are, while you are signed in` },
  {
    keys: ["browser"],
    what: msg`once you sign in: a random number by which we tell you when another browser signs in to your account, and by which other people’s wrong guesses do not hold up your next sign-in`,
  },
  { keys: ["saved"], what: msg`the layouts you save without an account` },
  { keys: ["savedSearches"], what: msg`the searches you save without an account` },
  {
    keys: ["seen-listings"],
    what: msg`the last 300 layouts you opened, which the map shows paler`,
  },
  {
    keys: Object.values(CACHES),
    what: msg`the last pages you opened and those of the layouts you saved, with what they need to open without a connection`,
  },
  {
    keys: ["react-router-scroll-positions"],
    what: msg`how far down you were on each page, until you close the tab`,
  },
  { keys: ["leads-waiting"], what: msg`a form waiting for the network` },
  {
    keys: ["visits"],
    what: msg`the links to visits you ask for without an account, until each is over or cancelled`,
  },
  {
    keys: ["lead-phone"],
    what: msg`your phone number, when you send a form while signed in, so that the next form is filled in for you`,
  },
  {
    keys: ["documents"],
    what: msg`the ticks of your checklists, with the layout’s name and the plot number that you write there`,
  },
  {
    keys: ["came-from"],
    what: msg`until you close the tab: which website or advertisement led you here`,
  },
  {
    keys: ["map-aerial"],
    what: msg`until you close the tab: whether you want the map from the air`,
  },
  {
    keys: ["console scroll"],
    what: msg`until our agent closes the tab: how far a list of the console was scrolled`,
  },
];

/** Everything that the site stores in a browser, by its name there. */
export function StoredKeysList() {
  const { i18n } = useLingui();
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {STORED_KEYS.map(({ keys, what }) => (
        <li key={keys.join()} className="[overflow-wrap:anywhere]">
          {keys.map((key, i) => (
            <span key={key}>
              {i > 0 && ", "}
              <code lang="en">{key}</code>
            </span>
          ))}
          : {i18n._(what)}
        </li>
      ))}
    </ul>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Processor, ProcessorKind } from "#features/legal/model/processors.ts";

/** What each one sees. */
const PROCESSOR_WORDS: Readonly<Record<ProcessorKind, MessageDescriptor>> = {
  mail: msg`sends our emails, and sees whom they go to and what they say`,
  identity: msg`lets you log in with Google, Facebook or Apple if you choose to, and tells us your name, your email and your number there`,
  database: msg`holds our database, with everything in the table above`,
  pictures: msg`holds the photographs of layouts; nothing of visitors`,
  map: msg`draws the map: when you open it, it sees your network address and the part of the map you look at`,
  aerial: msg`shows the ground from the air: when you switch that on, it sees your network address and the part of the map you look at`,
  geocoder: msg`finds addresses of layouts for our agent; it learns nothing of visitors`,
  video: msg`shows the film of the project: when you play it, it sees your network address`,
  reviews: msg`shows reviews, only after you agree: then it sees your network address`,
};

/** Everybody else whom the site's settings name, and what reaches them. */
export function ProcessorList({ processors }: { readonly processors: readonly Processor[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {processors.map(({ kind, host }) => (
        <li key={kind} className="[overflow-wrap:anywhere]">
          <b className="font-[550]">{host}</b>: {i18n._(PROCESSOR_WORDS[kind])}
        </li>
      ))}
    </ul>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { Allowed, useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { OlderEntries } from "#features/admin/ui/list-pages.tsx";
import { useListing } from "#features/admin/ui/listings/listing-frame.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import {
  type AdminListing,
  type ChangeKind,
  type Difference,
  findLabel,
  type ListingChange,
  type ListingHistoryReply,
} from "#features/listings/index.ts";
import { type PastCursor, toPastParam } from "#lib/pages/past-cursor.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PhotoChanges } from "./photo-changes.tsx";
import { Replaced } from "./replaced.tsx";

const KIND_WORDS: Record<ChangeKind, MessageDescriptor> = {
  created: msg`Listing made`,
  edited: msg`Facts changed`,
  published: msg`Published`,
  unpublished: msg`Taken off the site`,
  undone: msg`Put back to an earlier state`,
  imported: msg`Imported from a file`,
  "photo-added": msg`Photographs added`,
  "photo-removed": msg`Photographs removed`,
  "photos-ordered": msg`Photographs reordered`,
  "photo-described": msg`Caption or kind of a photograph changed`,
};

/** What was done to a listing, by whom and when; any of it can be taken back. */
export function HistoryScreen() {
  const { reload } = useListing();
  const [undone, setUndone] = useState(0);
  const { undo, outcome } = useUndo(async () => {
    await reload();
    setUndone((was) => was + 1);
  });
  return (
    <div className="py-8">
      <p className="mb-4 text-muted">
        <Trans>
          Visitors see a part of this on the listing’s page: the days on which its rate or status
          changed.
        </Trans>
      </p>
      {/* In sight however far down the history something was undone. */}
      <div className="sticky top-3 z-20">
        <FormMessage outcome={outcome} />
      </div>
      <HistoryPart older={null} undone={undone} onUndo={undo} />
    </div>
  );
}

interface HistoryPartProps {
  /** Where this part begins; null for the newest. */
  readonly older: PastCursor | null;
  /** How often something was taken back since: each time the newest are others. */
  readonly undone: number;
  readonly onUndo: (listing: AdminListing, change: ListingChange) => Promise<void>;
}

function HistoryPart({ older, undone, onUndo }: HistoryPartProps) {
  const { stored } = useListing();
  const path = `/api/agent/listings/${encodeURIComponent(stored.listing.mlsNumber)}/changes`;
  const { loaded, load } = useLoaded<ListingHistoryReply>(
    older ? `${path}?older=${encodeURIComponent(toPastParam(older))}` : path,
  );
  useEffect(() => {
    if (undone > 0) void load();
  }, [undone, load]);
  if (loaded.kind !== "ready") return <NotReady loaded={loaded} onRetry={load} />;
  const { changes, listing } = loaded.body;
  return (
    <>
      {changes.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing has changed since the history began.</Trans>
        </p>
      )}
      <ol className="mt-4 grid gap-4">
        {changes.map((change, at) => (
          <Entry
            key={change.id}
            change={change}
            isLast={at === 0 && older === null}
            onUndo={() => void onUndo(listing, change)}
          />
        ))}
      </ol>
      {loaded.body.older && (
        <OlderEntries key={loaded.body.older.id}>
          <HistoryPart older={loaded.body.older} undone={undone} onUndo={onUndo} />
        </OlderEntries>
      )}
    </>
  );
}

function useUndo(onDone: () => Promise<void>) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords("untyped");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const undo = async (stored: AdminListing, { id, photos }: ListingChange) => {
    const path = `/api/agent/listings/${encodeURIComponent(stored.listing.mlsNumber)}/undo`;
    const version = photos ? stored.photosVersion : stored.version;
    const reply = await call("POST", path, { change: id, version });
    const words: Readonly<Record<string, string>> = {
      "changed-meanwhile": t`Somebody else has changed this listing. Look at it, then try again.`,
      "photos-gone": t`Files of a removed photograph are kept for a day. These are gone: upload it again.`,
      "bad-listing": t`That version has a field that is no longer accepted.`,
    };
    await onDone();
    setOutcome(
      reply.ok
        ? { kind: "success", text: t`Undone. The history shows this as a change of its own.` }
        : { kind: "failure", text: words[reply.code] ?? failureWords(reply) },
    );
  };
  return { undo, outcome };
}

interface EntryProps {
  readonly change: ListingChange;
  readonly isLast: boolean;
  readonly onUndo: () => void;
}

function Entry({ change, isLast, onUndo }: EntryProps) {
  const { t, i18n } = useLingui();
  const colleague = useColleagueName();
  const when = formatIndiaMoment(new Date(change.at), toLanguage(i18n.locale));
  const { publishedBefore, publishedAfter } = change;
  const isToggled = publishedBefore !== null && publishedBefore !== publishedAfter;
  return (
    <li className="rounded-card border border-line bg-card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lead font-[550]">{i18n._(KIND_WORDS[change.what])}</h2>
          <p className="num text-small text-muted [overflow-wrap:anywhere]">
            {change.actor === null ? t`Command line` : colleague(change.actor)} ·{" "}
            <time dateTime={change.at}>{when}</time>
          </p>
        </div>
        {!(change.isNew && !publishedAfter) && (
          <Allowed right="change-listings">
            <button type="button" onClick={onUndo} className={button("outline", "small")}>
              <Icon name="undo-2" className="size-4.5" />
              {isLast ? t`Undo this` : t`Restore the version before this`}
            </button>
          </Allowed>
        )}
      </div>
      {change.photos && <PhotoChanges photos={change.photos} />}
      {(change.differences.length > 0 || isToggled) && (
        <Differences differences={change.differences}>
          {isToggled && (
            <p className="text-small">
              {publishedAfter
                ? t`Visitors can find it since then.`
                : t`Visitors cannot find it since then.`}
            </p>
          )}
        </Differences>
      )}
    </li>
  );
}

interface DifferencesProps {
  readonly differences: readonly Difference[];
  readonly children?: React.ReactNode;
}

/** Fields with what stood there and what stands there. */
export function Differences({ differences, children }: DifferencesProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      {children}
      <dl className="grid gap-2 empty:hidden">
        {differences.map(({ path, before, after }) => {
          const words = findLabel(path);
          return (
            <div key={path} className="grid gap-x-4 sm:grid-cols-[180px_minmax(0,1fr)]">
              <dt className="text-small text-muted">{words ? i18n._(words) : path}</dt>
              <dd className="min-w-0 text-control [overflow-wrap:anywhere]">
                <Replaced before={before} after={after} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

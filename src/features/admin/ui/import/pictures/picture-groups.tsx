import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { usePhotoRefusals } from "#features/admin/ui/listings/photos/photo-refusals.ts";
import { type PictureListing, toDisplayName } from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { BatchPicture } from "./picture-batch.ts";
import type { PictureBatch } from "./use-picture-batch.ts";

const CARD = "rounded-card border border-line bg-card p-4";

/** The pictures by listing, those that fit none, and those that are left out. */
export function PictureGroups({ batch }: { batch: PictureBatch }) {
  const { t } = useLingui();
  const taken = batch.pictures.filter(({ state }) => state.kind !== "left-out");
  const out = batch.pictures.filter(({ state }) => state.kind === "left-out");
  const unknown = taken.filter(({ listing }) => listing === null);
  const groups = Map.groupBy(
    taken.filter(({ listing }) => listing !== null),
    ({ listing }) => listing?.mlsNumber,
  );
  return (
    <div className="grid gap-4">
      {unknown.length > 0 && <Unknown pictures={unknown} batch={batch} />}
      {out.length > 0 && (
        <section className={CARD} aria-label={t`Left out`}>
          <h3 className="num font-[550]">
            <Plural value={out.length} one="# is left out" other="# are left out" />
          </h3>
          <Rows pictures={out} />
        </section>
      )}
      {[...groups.values()].map((pictures) => (
        <Group key={pictures[0]?.listing?.mlsNumber} pictures={pictures} />
      ))}
    </div>
  );
}

function Group({ pictures }: { pictures: readonly BatchPicture[] }) {
  const listing = pictures[0]?.listing;
  if (!listing) return null;
  const { mlsNumber, name, photos } = listing;
  return (
    <section className={CARD} aria-label={mlsNumber}>
      <h3 className="font-[550] [overflow-wrap:anywhere]">
        {toDisplayName(name)} <span className="num text-small text-muted">{mlsNumber}</span>
      </h3>
      {photos > 0 && (
        <p className="num text-small text-muted">
          <Plural value={photos} one="after # that is there" other="after # that are there" />
        </p>
      )}
      <Rows pictures={pictures} />
    </section>
  );
}

function Rows({ pictures }: { pictures: readonly BatchPicture[] }) {
  return (
    <ol className="num mt-2 grid gap-1.5 text-small">
      {pictures.map((picture) => (
        <li key={picture.id} className="grid gap-x-4 sm:grid-cols-2">
          <span className="[overflow-wrap:anywhere]">{picture.path}</span>
          <State picture={picture} />
        </li>
      ))}
    </ol>
  );
}

function State({ picture: { state } }: { picture: BatchPicture }) {
  const refusalWords = usePhotoRefusals();
  if (state.kind === "ready") return null;
  if (state.kind === "done")
    return (
      <span className="text-leaf">
        <Icon name="circle-check" className="mr-1.5 inline size-4" />
        {state.hash === null ? <Trans>There already</Trans> : <Trans>At its listing</Trans>}
      </span>
    );
  if (state.kind === "sending")
    return (
      <span className="text-muted">
        {state.part < 1 ? <Trans>Sending…</Trans> : <Trans>Preparing sizes</Trans>}
      </span>
    );
  return (
    <span className="text-danger">
      {state.kind === "failed" ? (
        state.words
      ) : state.code === "double" ? (
        <Trans>The same picture is there twice.</Trans>
      ) : (
        refusalWords(state.code)
      )}
    </span>
  );
}

/** Files whose names tell no listing: each is given to one by hand, or stays out. */
function Unknown({ pictures, batch }: { pictures: readonly BatchPicture[]; batch: PictureBatch }) {
  const { t } = useLingui();
  const listId = useId();
  const { loaded } = useLoaded<{ listings: readonly PictureListing[] }>(
    "/api/agent/picture-matches",
  );
  const offered = loaded.kind === "ready" ? loaded.body.listings : [];
  return (
    <section className={CARD} aria-label={t`Fit no listing`}>
      <h3 className="num font-[550]">
        <Plural value={pictures.length} one="# fits no listing" other="# fit no listing" />
      </h3>
      <p className="text-small text-muted">
        <Trans>Choose the listing of each, or leave it: it is not sent.</Trans>
      </p>
      <datalist id={listId}>
        {offered.map(({ mlsNumber, name }) => (
          <option key={mlsNumber} value={mlsNumber}>
            {toDisplayName(name)}
          </option>
        ))}
      </datalist>
      <ul className="mt-3 grid gap-3">
        {pictures.map((picture) => (
          <ByHand key={picture.id} picture={picture} listId={listId} batch={batch} />
        ))}
      </ul>
    </section>
  );
}

interface ByHandProps {
  readonly picture: BatchPicture;
  readonly listId: string;
  readonly batch: PictureBatch;
}

function ByHand({ picture: { id, path }, listId, batch }: ByHandProps) {
  const { t } = useLingui();
  const { isTyped, form } = useTyped();
  const [isMissing, setMissing] = useState(false);
  useUnsaved(isTyped);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get("number") ?? "").trim();
    setMissing(!(await batch.assign(id, number)));
  };
  return (
    <li>
      <form
        {...form}
        onSubmit={(event) => void submit(event)}
        className="grid gap-2 sm:grid-cols-2"
      >
        <span className="self-center text-small [overflow-wrap:anywhere]">{path}</span>
        <span className="flex gap-2">
          <input
            name="number"
            list={listId}
            required
            maxLength={64}
            autoComplete="off"
            aria-label={t`Number of the listing for ${path}`}
            aria-invalid={isMissing}
            className="h-11 w-full min-w-0 rounded border border-edge bg-card px-3"
          />
          <button type="submit" className={button("outline", "small")}>
            <Trans>Give to it</Trans>
          </button>
        </span>
        {isMissing && (
          <span role="alert" className="text-small text-danger sm:col-start-2">
            <Trans>There is no listing with this number</Trans>
          </span>
        )}
      </form>
    </li>
  );
}

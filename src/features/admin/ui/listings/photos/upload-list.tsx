import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { Upload } from "./use-photos.ts";

/** The files that are being uploaded, each with how far it is or why it was refused. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useLingui();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.kind === "done").length;
  const total = uploads.length;
  const isUnderWay = uploads.some(
    ({ state }) => state.kind === "waiting" || state.kind === "sending",
  );
  return (
    <section aria-label={t`Uploads`} className="mt-5 rounded-card border border-line bg-card p-4">
      <p role="status" className="num text-control font-[550]">
        <Plural
          value={total}
          one={`${done} of # photograph is here`}
          other={`${done} of # photographs are here`}
        />
      </p>
      {isUnderWay && (
        <progress
          value={done}
          max={total}
          aria-label={t`All photographs`}
          className="mt-2 h-2 w-full accent-river"
        />
      )}
      <ul className="mt-3 grid gap-2 empty:hidden">
        {uploads
          .filter(({ state }) => state.kind !== "done")
          .map((upload) => (
            <Row key={upload.id} upload={upload} />
          ))}
      </ul>
    </section>
  );
}

function Row({ upload: { name, state } }: { upload: Upload }) {
  const { t } = useLingui();
  return (
    <li className="grid gap-x-4 text-small sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="truncate">{name}</span>
      {state.kind === "waiting" && (
        <span className="text-muted">
          <Trans>Waiting</Trans>
        </span>
      )}
      {state.kind === "sending" &&
        (state.part < 1 ? (
          <progress
            value={state.part}
            aria-label={t`Sending ${name}`}
            className="h-2 w-full self-center accent-river"
          />
        ) : (
          <span className="text-muted">
            <Trans>Preparing sizes</Trans>
          </span>
        ))}
      {state.kind === "refused" && (
        <span role="alert" className="flex gap-1.5 text-danger">
          <Icon name="circle-alert" className="mt-0.75 size-4" />
          {state.words}
        </span>
      )}
    </li>
  );
}

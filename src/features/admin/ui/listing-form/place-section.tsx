import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { GeocodeReply } from "#features/listings/index.ts";
import { readPlace } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { button } from "#platform/ui/button.ts";
import { useRegion } from "#platform/ui/shell/site.ts";
import { textAt } from "./draft.ts";
import { FieldFrame, inputClass } from "./field-frame.tsx";
import { PLACE_FIELDS } from "./field-groups.ts";
import { ListingField } from "./listing-field.tsx";
import { PlacePicker } from "./place-picker.tsx";
import type { DraftControl } from "./use-draft.ts";

/** What the pin is in figures, under the map. */
const EXACT = ["lat", "lng", "plusCode"];
const FULL_CODE = /^[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,7}$/;

/** Where the layout is: address, then a pin on the map, a plus code or coordinates. */
export function PlaceSection({ control }: { control: DraftControl }) {
  const { draft, set } = control;
  const lat = Number.parseFloat(textAt(draft, "lat"));
  const lng = Number.parseFloat(textAt(draft, "lng"));
  const pin = Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
  const put = (place: LatLng) => {
    set("lat", round(place.lat));
    set("lng", round(place.lng));
  };
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {fieldsOf(control, (path) => !EXACT.includes(path))}
        <TypedPlace
          onPlace={(place, code) => {
            put(place);
            if (code !== null) set("plusCode", code);
          }}
        />
        <Allowed right="change-listings">
          <AddressLookUp address={textAt(draft, "location")} onPlace={put} />
        </Allowed>
      </div>
      <PlacePicker pin={pin} onPin={put} />
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {fieldsOf(control, (path) => EXACT.includes(path))}
      </div>
    </>
  );
}

function fieldsOf(control: DraftControl, isWanted: (path: string) => boolean) {
  return PLACE_FIELDS.filter(({ path }) => isWanted(path)).map((field) => (
    <ListingField key={field.path} field={field} control={control} />
  ));
}

/** To about a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

interface TypedPlaceProps {
  readonly onPlace: (place: LatLng, fullCode: string | null) => void;
}

function TypedPlace({ onPlace }: TypedPlaceProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState("");
  const { centre } = useRegion();
  const isRead = text === "" || readPlace(text, centre) !== null;
  const onChange = (typed: string) => {
    setText(typed);
    const place = readPlace(typed, centre);
    const code = typed.trim().toUpperCase();
    if (place) onPlace(place, FULL_CODE.test(code) ? code : null);
  };
  return (
    <FieldFrame
      id={id}
      label={t`Place the pin by plus code or coordinates`}
      hint={isRead ? t`Such as CPVH+PV or 16.5062, 80.6480` : t`No match yet: keep typing.`}
      error={null}
      required={false}
    >
      <input
        id={id}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-below`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`h-12 ${inputClass(null)}`}
      />
    </FieldFrame>
  );
}

interface AddressLookUpProps {
  readonly address: string;
  readonly onPlace: (place: LatLng) => void;
}

/** Why no pin was put; null where one was, or nothing was asked yet. */
type Missed = "not-found" | Failure | null;

function AddressLookUp({ address, onPlace }: AddressLookUpProps) {
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("typed");
  const [outcome, setOutcome] = useState<Missed>(null);
  const lookUp = async () => {
    const reply = await call<GeocodeReply>("POST", "/api/agent/geocode", { address });
    const { lat = null, lng = null } = (reply.ok && reply.body.place) || {};
    const isFound = lat !== null && lng !== null;
    setOutcome(reply.ok ? (isFound ? null : "not-found") : reply);
    if (isFound) onPlace({ lat, lng });
  };
  return (
    <div className="flex flex-col justify-center sm:pt-2">
      <button
        type="button"
        disabled={address.trim() === ""}
        onClick={() => void lookUp()}
        className={button("outline")}
      >
        <Trans>Place the pin from the address</Trans>
      </button>
      <p role="status" className="mt-1.5 min-h-6 text-small text-muted">
        {outcome === "not-found" ? (
          <Trans>This address was not found. Put the pin on the map.</Trans>
        ) : (
          outcome && <span className="text-danger">{refusalWords(outcome)}</span>
        )}
      </p>
    </div>
  );
}

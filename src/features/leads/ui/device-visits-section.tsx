import { lateInWords } from "#platform/ui/late/late-in-words.tsx";
import { LatePlace } from "#platform/ui/late/when-near.tsx";
import { useDeviceVisits } from "./device-visits.ts";

const PLACE = "device-visits";

const Lines = lateInWords<object>(
  PLACE,
  ["leads"],
  async () => (await import("./screens/device-visit-lines.tsx")).DeviceVisitLines,
);

/** The visits of this device; its words come only where there are some. */
export function DeviceVisitsSection() {
  if (useDeviceVisits().length === 0) return null;
  return (
    <LatePlace id={PLACE} className="mt-10" short>
      <Lines />
    </LatePlace>
  );
}

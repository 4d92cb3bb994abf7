import { useRef, useState } from "react";
import { deviceVisits } from "#features/leads/ui/device-visits.ts";
import { sendLead } from "#features/leads/ui/send-lead.ts";
import {
  dropLead,
  readWaitingLeads,
  storeWaitingLead,
  type WaitingLead,
} from "#features/leads/ui/waiting-leads.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { pause, useRetries } from "./use-lead-sending.ts";

/** Reference of a form that waited and was sent; null when there is nothing to tell. */
type Told = string | null;

/** Forms stored in this browser: sent when the network is back; what was dropped comes back if wanted. */
export function useWaitingLeads() {
  const [waiting, setWaiting] = useState(() => readWaitingLeads(ownStorage("localStorage")));
  const [dropped, setDropped] = useState<readonly WaitingLead[]>([]);
  const [told, setTold] = useState<Told>(null);
  const unrefused = waiting.filter((lead) => !lead.refused);
  const busy = useRef(false);
  const read = () => setWaiting(readWaitingLeads(ownStorage("localStorage")));
  const sendAll = async () => {
    if (busy.current) return;
    busy.current = true;
    for (const lead of unrefused) {
      const isDropped = !readWaitingLeads(ownStorage("localStorage")).some(
        ({ key }) => key === lead.key,
      );
      const sent = isDropped ? null : await sendWaitingLead(lead);
      if (sent !== null) setTold(sent);
    }
    busy.current = false;
    read();
  };
  useRetries(unrefused.length > 0, () => void sendAll());
  return {
    refused: waiting.find((lead) => lead.refused),
    unrefused,
    dropped,
    told,
    sendAll,
    /** Takes them off the device at once, so that none is sent; `restore` has them until `forget`. */
    drop: (leads: readonly WaitingLead[]) => {
      for (const { key } of leads) dropLead(ownStorage("localStorage"), key);
      setDropped(leads);
      read();
    },
    restore: () => {
      for (const lead of dropped) storeWaitingLead(ownStorage("localStorage"), lead);
      setDropped([]);
      read();
    },
    forget: () => setDropped([]),
    dismissTold: () => setTold(null),
  };
}

/** Tries to send a form that waited; its reference once it is taken. */
async function sendWaitingLead(lead: WaitingLead): Promise<Told> {
  const result = await sendLead(lead, fetch, pause);
  if (result.kind === "away") return null;
  // One that came too often waits on; anything else that is refused will be refused again.
  if (result.kind === "refused" && result.code === "too-many-tries") return null;
  if (result.kind === "refused")
    storeWaitingLead(ownStorage("localStorage"), { ...lead, refused: true });
  else dropLead(ownStorage("localStorage"), lead.key);
  if (result.kind !== "taken") return null;
  deviceVisits.noteTaken(result, lead.body);
  return result.reference;
}

import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { PROOF_WAYS, type ProofWay } from "#features/accounts/model/refusals.ts";
import { type CallApi, callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { ProofSheet } from "./proof-sheet.tsx";

interface ProofRequest {
  readonly ways: readonly ProofWay[];
  readonly answer: (isProven: boolean) => void;
}

const ProvenCallContext = createContext<CallApi>(callApi);

/**
 * As `callApi`; where the server first wants to know that it is the owner, a sheet asks, and the
 * call is made again. What was typed stays where it is.
 */
export function useProvenCall(): CallApi {
  return use(ProvenCallContext);
}

/** A part of the page whose calls may need a fresh proof. */
export function WithProof({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const call = useCallback<CallApi>(async (...asked) => {
    const reply = await callApi<never>(...asked);
    if (reply.ok || reply.code !== "proof-needed") return reply;
    const isProven = await new Promise<boolean>((answer) =>
      setRequest({ ways: toWays(reply), answer }),
    );
    setRequest(null);
    return isProven ? callApi(...asked) : reply;
  }, []);
  return (
    <ProvenCallContext value={call}>
      {children}
      {request && <ProofSheet ways={request.ways} onAnswer={request.answer} />}
    </ProvenCallContext>
  );
}

/** The ways that this page knows; a server that names none is asked by password. */
function toWays({ ways = [] }: Failure): readonly ProofWay[] {
  const known = PROOF_WAYS.filter((way) => ways.includes(way));
  return known.length > 0 ? known : ["password"];
}

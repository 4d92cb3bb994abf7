import type { MessageDescriptor } from "@lingui/core";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { PROOF_WAYS, type ProofWay } from "#features/accounts/model/refusals.ts";
import { type CallApi, callApi, type Failure, type Reply } from "#features/accounts/ui/call-api.ts";
import { ProofSheet } from "./proof-sheet.tsx";

interface ProofRequest {
  /** Of the call that wants it. */
  readonly path: string;
  readonly ways: readonly ProofWay[];
  readonly answer: (isProven: boolean) => void;
}

/** Asks for a path; where the server first wants to know that it is the owner, has it proven and asks again. */
export type Proven = <Told extends Reply<unknown>>(
  path: string,
  ask: () => Promise<Told>,
) => Promise<Told>;

const ProvenContext = createContext<Proven>((_, ask) => ask());

/** How any call of this part of the page is proven; what was typed stays where it is. */
export function useProven(): Proven {
  return use(ProvenContext);
}

/** As `callApi`, proven by a sheet where the server wants it. */
export function useProvenCall(): CallApi {
  const proven = useProven();
  return useCallback<CallApi>((...asked) => proven(asked[1], () => callApi(...asked)), [proven]);
}

interface WithProofProps {
  /** Why a call to this path asks who sits there; null where it would give the account away. */
  readonly reasonOf?: (path: string) => MessageDescriptor | null;
  readonly children: ReactNode;
}

/** A part of the page whose calls may need a fresh proof. */
export function WithProof({ reasonOf, children }: WithProofProps) {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const proven = useCallback<Proven>(async (path, ask) => {
    const reply = await ask();
    if (reply.ok || reply.code !== "proof-needed") return reply;
    const isProven = await new Promise<boolean>((answer) =>
      setRequest({ path, ways: toWays(reply), answer }),
    );
    setRequest(null);
    return isProven ? ask() : reply;
  }, []);
  return (
    <ProvenContext value={proven}>
      {children}
      {request && (
        <ProofSheet
          ways={request.ways}
          reason={reasonOf?.(request.path) ?? null}
          onAnswer={request.answer}
        />
      )}
    </ProvenContext>
  );
}

/** The ways that this page knows; a server that names none is asked by password. */
function toWays({ ways = [] }: Failure): readonly ProofWay[] {
  const known = PROOF_WAYS.filter((way) => ways.includes(way));
  return known.length > 0 ? known : ["password"];
}

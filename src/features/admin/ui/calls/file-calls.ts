import {
  type Failure,
  NETWORK,
  type Reply,
  type SessionStore,
  session,
  toFailure,
} from "#features/accounts/ui.ts";

/** A file that is sent as the body of a call. */
export interface Sending {
  readonly path: string;
  readonly file: Blob;
  /** Part of the file that is sent, from 0 to 1. */
  readonly onSent?: (part: number) => void;
  /** What has come of the answer so far. */
  readonly onAnswer?: (text: string) => void;
}

/** What came of a file that was sent: the text of the answer, or why it was not taken. */
export type SentFile =
  | { readonly ok: true; readonly body: string }
  /** `mayPass`: the connection or the server, not the file; another try may do. */
  | (Failure & { readonly mayPass: boolean });

/** The one way of files between the console and its calls, as `callApi` is that of JSON. */
export interface FileCalls {
  /** A file that a call answers with. */
  readonly fetchFile: (path: string) => Promise<Reply<Blob>>;
  readonly sendFile: (sending: Sending) => Promise<SentFile>;
}

/** How the browser is asked. */
interface Asking {
  readonly fetch: typeof globalThis.fetch;
  /** Of files that are sent: `fetch` tells no progress. */
  readonly openRequest: () => XMLHttpRequest;
}

const TOO_MANY = 429;
const SERVER_FAILED = 500;

/** Files with the session of a store, which ends when the server no longer knows its token. Never throws. */
export function createFileCalls(store: SessionStore, asking: Asking): FileCalls {
  const begin = () => {
    const now = store.current();
    const token = now.status === "signed-in" ? now.token : "";
    const refusalOf = (text: string): Failure => {
      const failure = parseFailure(text);
      if (failure.code === "signed-out") store.refuse(token);
      return failure;
    };
    return { authorization: `Bearer ${token}`, refusalOf };
  };
  return {
    fetchFile: async (path) => {
      const { authorization, refusalOf } = begin();
      try {
        const response = await asking.fetch(path, {
          headers: { authorization },
          cache: "no-store",
          credentials: "omit",
        });
        if (response.ok) return { ok: true, body: await response.blob() };
        return refusalOf(await response.text());
      } catch {
        return NETWORK; // none, or an answer that was cut off amid its way
      }
    },
    sendFile: async (sending) => {
      const { authorization, refusalOf } = begin();
      const answer = await send(asking.openRequest(), sending, authorization);
      if (!answer) return { ...NETWORK, mayPass: true };
      const { status, text } = answer;
      if (status === 200) return { ok: true, body: text };
      return { ...refusalOf(text), mayPass: status === TOO_MANY || status >= SERVER_FAILED };
    },
  };
}

/** What the server answers to a file; null where nobody did. */
function send(
  request: XMLHttpRequest,
  { path, file, onSent, onAnswer }: Sending,
  authorization: string,
): Promise<{ readonly status: number; readonly text: string } | null> {
  return new Promise((resolve) => {
    request.open("POST", path);
    request.setRequestHeader("authorization", authorization);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0);
    request.onprogress = () => onAnswer?.(request.responseText);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve(null);
    request.send(file);
  });
}

/** The refusal in an answer that is no file; one cut off, or of a proxy, is unreadable. */
function parseFailure(text: string): Failure {
  try {
    return toFailure(JSON.parse(text));
  } catch {
    return toFailure(null);
  }
}

/** Files of this tab, with the session of this tab. */
export const fileCalls = createFileCalls(session, {
  fetch: (path, options) => fetch(path, options),
  openRequest: () => new XMLHttpRequest(),
});

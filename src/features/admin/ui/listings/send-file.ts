import { session } from "#features/accounts/ui.ts";
/** How a file that is sent came out: what the server answers, or that nobody answered. */
export type Sent =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  | { readonly kind: "network" };

interface Sending {
  readonly path: string;
  readonly file: Blob;
  /** Part of the file that is sent, from 0 to 1. */
  readonly onSent?: (part: number) => void;
  /** What has come of the answer so far. */
  readonly onAnswer?: (text: string) => void;
}

/** Sends a file as the body of a call, with progress; `fetch` tells none. */
export function sendFile({ path, file, onSent, onAnswer }: Sending): Promise<Sent> {
  const now = session.current();
  const token = now.status === "signed-in" ? now.token : "";
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0);
    request.onprogress = () => onAnswer?.(request.responseText);
    request.onload = () =>
      resolve({ kind: "answered", status: request.status, text: request.responseText });
    request.onerror = () => resolve({ kind: "network" });
    request.send(file);
  });
}

/** The code of a JSON refusal; empty for anything else. */
export function codeOf(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === "string" ? code : "";
  } catch {
    return ""; // an answer cut off, or one of a proxy
  }
}

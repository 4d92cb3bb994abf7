import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { BucketSettings } from "./bucket-store.server.ts";

const KEYS = { accessKey: "AKIDEXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const PAGE = 2;

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** True when the request is signed with our keys, by the words of the protocol's documentation. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? "",
    );
  if (!found || request.headers["x-amz-content-sha256"] !== sha256(body)) return false;
  const [, id, scope = "", day = "", region = "", names = "", signature] = found;
  const { pathname, searchParams } = new URL(request.url ?? "", "http://bucket");
  searchParams.sort();
  const canonical = [
    request.method,
    pathname,
    searchParams.toString().replaceAll("+", "%20"),
    ...names.split(";").map((name) => `${name}:${request.headers[name]}`),
    "",
    names,
    sha256(body),
  ].join("\n");
  const at = String(request.headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${KEYS.secretKey}`,
  );
  return id === KEYS.accessKey && hmac(key, text).toString("hex") === signature;
}

/** A bucket on this machine that takes only what is signed; `silent` answers 503 instead, `sentBytes` are of pictures. */
export async function openTestBucket() {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const state = { silent: false, sentBytes: 0 };
  const list = (after: string): string => {
    const names = [...objects.keys()].sort().filter((name) => name > after);
    const rows = names.slice(0, PAGE).map((name) => {
      const at = objects.get(name)?.at.toISOString();
      return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    return `<ListBucketResult><IsTruncated>${names.length > PAGE}</IsTruncated>${rows.join("")}</ListBucketResult>`;
  };
  const server = createServer(async (request, reply) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? "", "http://bucket");
    const name = url.pathname.slice("/plots/".length);
    if (state.silent) return reply.writeHead(503).end();
    if (!isSigned(request, body)) return reply.writeHead(403).end("SignatureDoesNotMatch");
    if (url.pathname === "/plots")
      return reply.end(list(url.searchParams.get("start-after") ?? ""));
    if (request.method === "PUT") objects.set(name, { bytes: body, at: new Date() });
    if (request.method === "DELETE") objects.delete(name);
    const found = objects.get(name);
    if (request.method === "HEAD") return reply.writeHead(found ? 200 : 404).end();
    if (request.method === "GET") {
      state.sentBytes += found?.bytes.byteLength ?? 0;
      return reply.writeHead(found ? 200 : 404).end(found?.bytes);
    }
    return reply.writeHead(request.method === "PUT" ? 200 : 204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "plots",
    region: "ap-south-1",
    ...KEYS,
  };
  return {
    settings,
    objects,
    state,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

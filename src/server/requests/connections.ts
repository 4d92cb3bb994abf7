import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** How much connections may take; docs/security.md gives the reasons. */
export const CONNECTION_LIMITS = {
  connections: 1000,
  headerMs: 10_000,
  /** Holds the largest file on a slow line, and its wait for a place, in which it is not read. */
  requestMs: 60_000,
  idleMs: 5000,
  stalledMs: 20_000,
  /** Requests of one connection that are not answered yet. */
  pipelined: 2,
  /** How long idle connections stay open when the site stops: as long as they ever do. */
  settleMs: 6000,
  /** How long requests have to be answered when the site stops. */
  drainMs: 7500,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** Settings of `node:http` that are given when the server is made. */
export function serverOptions(limits: ConnectionLimits = CONNECTION_LIMITS): ServerOptions {
  return {
    headersTimeout: limits.headerMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    // How often the first two are looked at; unset it is 30 s, and they mean little.
    connectionsCheckingInterval: Math.min(1000, limits.headerMs),
  };
}

interface Connection {
  readonly unanswered: Set<ServerResponse>;
  /** What had come in when the last answer went out: more is the next request on its way. */
  bytesAnswered: number;
}

const LOOK_AGAIN_MS = 100;

/** The connections of a server, held to limits. */
export class Connections {
  readonly #server: Server;
  readonly #limits: ConnectionLimits;
  readonly #open = new Map<Socket, Connection>();
  #isDraining = false;

  constructor(server: Server, limits: ConnectionLimits = CONNECTION_LIMITS) {
    this.#server = server;
    this.#limits = limits;
    server.maxConnections = limits.connections;
    server.setTimeout(limits.stalledMs, (socket) => this.#endStalled(socket));
    server.on("connection", (socket) => {
      this.#open.set(socket, { unanswered: new Set(), bytesAnswered: 0 });
      socket.once("close", () => this.#open.delete(socket));
    });
    const answering = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      // What came in one piece with too many others is read to its end: it is answered no more.
      if (!this.#takes(request, response)) return;
      for (const answer of answering) answer.call(server, request, response);
    });
  }

  /**
   * Takes no new connection, says `connection: close` with every answer, and resolves when all
   * connections have ended; after `drainMs` those that are left are cut off.
   */
  async drain(): Promise<void> {
    // What waits to be accepted would be reset: it comes in with this turn of the event loop. Nobody is
    // told to close before the listener does, or they would come again and wait there himself.
    await nextTurn();
    await nextTurn();
    this.#isDraining = true;
    for (const { unanswered } of this.#open.values()) for (const one of unanswered) sayClose(one);
    // An HTTP server's own `close` also cuts idle connections, and with them what was just sent.
    const ended = new Promise<unknown>((resolve) =>
      NetServer.prototype.close.call(this.#server, resolve),
    );
    const { settleMs, drainMs } = this.#limits;
    let look: NodeJS.Timeout | undefined;
    const settled = setTimeout(() => {
      look = setInterval(() => this.#endIdle(), LOOK_AGAIN_MS);
    }, settleMs);
    const late = setTimeout(() => this.#server.closeAllConnections(), drainMs);
    await ended;
    for (const timer of [settled, late, look]) clearTimeout(timer);
  }

  #takes(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (!connection || socket.destroyed) return false;
    const { unanswered } = connection;
    unanswered.add(response);
    response.once("close", () => {
      unanswered.delete(response);
      connection.bytesAnswered = socket.bytesRead;
    });
    if (this.#isDraining) sayClose(response);
    const takes = unanswered.size <= this.#limits.pipelined;
    if (!takes) socket.destroy();
    return takes;
  }

  /** Nothing went in or out for a while: waiting for our answer is no fault, all else is. */
  #endStalled(socket: Socket): void {
    const isAwaited = (this.#open.get(socket)?.unanswered.size ?? 0) > 0;
    if (isAwaited && socket.writableLength === 0) socket.setTimeout(this.#limits.stalledMs);
    else socket.destroy();
  }

  #endIdle(): void {
    for (const [socket, { unanswered, bytesAnswered }] of this.#open)
      if (unanswered.size === 0 && socket.bytesRead === bytesAnswered) socket.destroySoon();
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

// The built site as two processes on one PostgreSQL, mailing to a server of the bench's own.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { freePort, startSite, untilReady } from "../e2e/serve.ts";

export const AGENT = "agent@plots.example";
const AWAY_MS = 1000;
const LEAD_LINK = /\/agent\/leads\/([\dA-Z]{4}-[\dA-Z]{4})/;

export interface LeadSite {
  readonly origins: readonly string[];
  readonly databaseUrl: string;
  /** Leads that the agent was mailed about, with how often. */
  readonly mailed: ReadonlyMap<string, number>;
  /** Ends the database amid its work and brings it back. */
  restartDatabase(): Promise<void>;
  /** Kills the second process without warning and starts it again. */
  killOne(): Promise<void>;
  stop(): Promise<void>;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, AWAY_MS));

/** An SMTP server that counts the agent's mails by the lead they link to. */
async function countMails() {
  const mailed = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8").on("data", (text: string) => {
        raw += text;
      });
      stream.on("end", () => {
        // Lines that quoted-printable has broken are one again.
        const reference = raw.replaceAll("=\r\n", "").match(LEAD_LINK)?.[1];
        const isAgents = session.envelope.rcptTo.some(({ address }) => address === AGENT);
        if (isAgents && reference) mailed.set(reference, (mailed.get(reference) ?? 0) + 1);
        done();
      });
    },
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mailed, url: `smtp://127.0.0.1:${port}`, close };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

export async function openLeadSite(): Promise<LeadSite> {
  const cluster = await startCluster();
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-bench-"));
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  const mails = await countMails();
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: "true",
    AGENT_EMAILS: AGENT,
    SMTP_URL: mails.url,
    MAIL_FROM: "Sthalam <no-reply@plots.example>",
  };
  const start = async (port: number) => {
    const server = startSite({ ...settings, PORT: String(port) });
    await untilReady(`http://localhost:${port}`, server);
    return server;
  };
  const ports = [await freePort(), await freePort()] as const;
  const first = await start(ports[0]);
  let second = await start(ports[1]);
  return {
    origins: ports.map((port) => `http://localhost:${port}`),
    databaseUrl,
    mailed: mails.mailed,
    async restartDatabase() {
      await cluster.halt();
      await pause();
      await cluster.restart();
    },
    async killOne() {
      await end(second, "SIGKILL");
      await pause();
      second = await start(ports[1]);
    },
    async stop() {
      await Promise.all([end(first, "SIGTERM"), end(second, "SIGTERM")]);
      await mails.close();
      await cluster.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

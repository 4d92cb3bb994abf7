// An SMTP server on loopback for tests; keeps what it is given.
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { type ReadMail, readEml } from "./read-eml.ts";

export interface Received extends ReadMail {
  /** The addresses of the envelope: who really gets it. */
  readonly recipients: readonly string[];
}

export interface TestSmtp {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  close(): Promise<void>;
}

export async function openSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await readEml(Buffer.concat(chunks))), recipients });
        done();
      });
    },
    ...options,
  });
  // A client that goes away in the middle is part of some tests.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

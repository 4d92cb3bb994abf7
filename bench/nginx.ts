// A real nginx in front of the site, as docs/operations.md sets it up.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../e2e/serve.ts";

/** Upstream connections that ended under a request; refused ones are tried elsewhere, or are 502. */
const CUT = /prematurely closed|reset by peer|Broken pipe/g;

/** False where nginx is not installed. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).error === undefined;
}

function settingsOf(port: number, upstreams: readonly number[]): string {
  const servers = upstreams.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(" ");
  return `daemon off; worker_processes 1; pid nginx.pid; error_log error.log info;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  upstream site { ${servers} keepalive 32; keepalive_timeout 4s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_next_upstream error timeout;
    }
  }
}
`;
}

/** Starts nginx before the site's processes on these ports. */
export async function runNginx(upstreams: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), settingsOf(port, upstreams));
  const server = spawn("nginx", ["-p", folder, "-c", "nginx.conf"], { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  // Refused until it listens.
  while (!(await fetch(origin).catch(() => null))) await wait(50);
  return {
    origin,
    /** Requests whose connection to the site ended before their answer. */
    cut: () => readFileSync(join(folder, "error.log"), "utf8").match(CUT)?.length ?? 0,
    async stop() {
      server.kill("SIGQUIT");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

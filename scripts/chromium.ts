import { type Browser, chromium } from "playwright-core";
import { findChromium, findHeadlessShell } from "./machine.ts";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Pages are put together in software, as WebGL is; by way of ANGLE it takes a third more time.
  "--disable-gpu-compositing",
];

/** The machine's Chromium without a window; `port` opens it to other tools. */
export function launchChromium(port?: number): Promise<Browser> {
  return launch(findChromium(), [...FLAGS, ...openTo(port)]);
}

/** The quickest Chromium of the machine; it may know no notifications. `port` opens it to other tools. */
export function launchHeadlessShell(port?: number): Promise<Browser> {
  // Without a limit each page starts a second process in advance, which none of ours comes to use.
  const args = [...FLAGS, "--renderer-process-limit=1", ...openTo(port)];
  return launch(findHeadlessShell() ?? findChromium(), args);
}

function openTo(port: number | undefined): string[] {
  return port === undefined ? [] : [`--remote-debugging-port=${port}`];
}

function launch(executablePath: string | null, args: string[]): Promise<Browser> {
  if (!executablePath) throw new Error("No Chromium here: apt-get install -y chromium");
  return chromium.launch({ executablePath, args });
}

import { join } from "node:path";
import type { Logger } from "pino";
import { composeAlertPush } from "#features/alerts/index.server.ts";
import { composeLeadPush } from "#features/leads/index.server.ts";
import type { Db } from "#platform/db/database.ts";
import { isLoopbackHost } from "#platform/http/loopback.ts";
import type { PushSender } from "#platform/push/drain-push.server.ts";
import { pushPoster } from "#platform/push/post-push.server.ts";
import { makeVapidPrivateKey, toVapidKey } from "#platform/push/vapid-keys.server.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import type { Config } from "#server/config/config.ts";
import { openKeys } from "#server/config/key-file.ts";
import { isDevelopmentSite } from "#server/dev/own-machine.ts";
import type { Metrics } from "#server/observability/metrics.ts";

interface PushParts {
  readonly db: Db;
  readonly log: Logger;
  readonly siteNow: () => Site;
  readonly metrics: Metrics | null;
}

/** What sends notifications. Its keys are in no backup: with a new one owners turn theirs on anew. */
export async function openPush(
  config: Config,
  { db, log, siteNow, metrics }: PushParts,
): Promise<PushSender> {
  const [current, ...older] = await openKeys({
    given: config.PUSH_KEY,
    setting: "PUSH_KEY",
    make: makeVapidPrivateKey,
    path: join(config.DATA_DIR, "push.key"),
  });
  return {
    db,
    log,
    clock: () => new Date(),
    random: Math.random,
    keys: [toVapidKey(current), ...older.map(toVapidKey)],
    subject: () => `mailto:${siteNow().infoEmail}`,
    post: pushPoster({ isOwnMachine: isOwnMachine(config) }),
    compose: { requests: composeLeadPush, saved: composeAlertPush },
    onEnd: (result) => metrics?.pushEnded(result),
  };
}

/** True where a push service of one's own machine may be asked. */
export function isOwnMachine(config: Config): boolean {
  return isDevelopmentSite(config) && isLoopbackHost(config.HOST);
}

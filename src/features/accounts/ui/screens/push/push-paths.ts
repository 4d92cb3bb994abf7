import type { PushTopic } from "#platform/push/push-topics.ts";

/** Below which the calls of a topic's notifications are. */
export const PUSH_PATHS: Readonly<Record<PushTopic, string>> = {
  requests: "/api/agent/push",
  saved: "/api/alerts/push",
};

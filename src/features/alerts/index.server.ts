/** What others may use of alerts, on the server. */

export type { AlertsContext } from "./alerts-context.server.ts";
export { alertsApi } from "./api/alerts.server.ts";
export { sendAlerts } from "./commands/send-alerts.server.ts";
export { turnOffByLink } from "./commands/turn-alerts.server.ts";
export { ALERT_MAILS } from "./mails/alert-mails.server.ts";
export { composeAlertPush } from "./mails/alert-push.server.ts";
export { exportAlerts } from "./queries/export-alerts.server.ts";

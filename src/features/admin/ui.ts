/** What others may use of admin, its views. */
export { useAgent } from "./ui/admin-context.ts";
export { AnalyticsScreen } from "./ui/analytics/analytics-screen.tsx";
export { ConsoleAccess } from "./ui/console-access.tsx";
export { ConsoleFrame } from "./ui/console-frame.tsx";
export { ImportScreen } from "./ui/import/import-screen.tsx";
export { InboxScreen } from "./ui/inbox/inbox-screen.tsx";
export { LeadScreen } from "./ui/inbox/lead-screen.tsx";
export { NoLead } from "./ui/inbox/no-lead.tsx";
export { FormScreen } from "./ui/listing-form/form-screen.tsx";
export { NewListingScreen } from "./ui/listing-form/new-listing-screen.tsx";
export { HistoryScreen } from "./ui/listings/history/history-screen.tsx";
export { ListingFrame, useListing } from "./ui/listings/listing-frame.tsx";
export { PicturesScreen } from "./ui/listings/photos/pictures-screen.tsx";
export { TableScreen } from "./ui/listings/table/table-screen.tsx";
export { AgentAccountScreen } from "./ui/second-factor/agent-account-screen.tsx";

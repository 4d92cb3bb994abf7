import { AnalyticsScreen } from "#features/admin/ui.ts";
export default function AdminAnalytics() {
  return <AnalyticsScreen />;
}

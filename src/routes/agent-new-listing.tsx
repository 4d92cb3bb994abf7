import { NewListingScreen } from "#features/admin/ui.ts";
export default function AgentNewListing() {
  return <NewListingScreen />;
}

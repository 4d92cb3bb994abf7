import { NewListingScreen } from "#desk/form/new-listing-screen.tsx";

export default function AgentNewListing() {
  return <NewListingScreen />;
}

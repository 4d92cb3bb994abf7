import { ListingFrame } from "#desk/listing-frame.tsx";

export default function AgentListing() {
  return <ListingFrame />;
}

import { useListing } from "#desk/listing-frame.tsx";

export default function AgentListingPictures() {
  useListing();
  return null;
}

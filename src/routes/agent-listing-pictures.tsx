import { PicturesScreen } from "#desk/pictures/pictures-screen.tsx";

export default function AgentListingPictures() {
  return <PicturesScreen />;
}

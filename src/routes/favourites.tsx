import { FavouritesScreen } from "#favourites/screens/favourites-screen.tsx";

export default function Favourites() {
  return <FavouritesScreen />;
}

import { useParams } from "react-router";
import {
  FormScreen,
  HistoryScreen,
  ListingFrame,
  PicturesScreen,
  useListing,
} from "#features/admin/ui.ts";

/** One route for all parts of a listing, since every page carries the table of routes. */
export default function AgentListing() {
  const { part } = useParams();
  return (
    <ListingFrame>
      {part === "pictures" && <PicturesScreen />}
      {part === "history" && <HistoryScreen />}
      {part !== "pictures" && part !== "history" && <Form />}
    </ListingFrame>
  );
}

function Form() {
  const { stored, reload } = useListing();
  return <FormScreen stored={stored} onSaved={() => void reload()} />;
}

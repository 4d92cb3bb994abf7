import { useParams } from "react-router";
import { FormScreen } from "#features/admin/ui/listing-form/form-screen.tsx";
import { Contradictions } from "./contradictions.tsx";
import { HistoryScreen } from "./history/history-screen.tsx";
import { ListingFrame, useListing } from "./listing-frame.tsx";
import { PicturesScreen } from "./photos/pictures-screen.tsx";

/** One listing: its facts, photographs or history. */
export default function ListingPage() {
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
  return (
    <>
      <Contradictions listing={stored.listing} />
      <FormScreen stored={stored} onSaved={() => void reload()} />
    </>
  );
}

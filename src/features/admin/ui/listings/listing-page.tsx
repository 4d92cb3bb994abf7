import { FormScreen } from "#features/admin/ui/listing-form/form-screen.tsx";
import { Contradictions } from "./contradictions.tsx";
import { HistoryScreen } from "./history/history-screen.tsx";
import { ListingFrame, useListing } from "./listing-frame.tsx";
import { PicturesScreen } from "./photos/pictures-screen.tsx";

interface ListingPageProps {
  readonly mlsNumber?: string;
  readonly part?: string;
}

/** One listing: its facts, photographs or history. */
export default function ListingPage({ mlsNumber = "", part }: ListingPageProps) {
  return (
    <ListingFrame key={mlsNumber} mlsNumber={mlsNumber}>
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

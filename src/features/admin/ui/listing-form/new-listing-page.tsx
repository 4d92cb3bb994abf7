import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { BackToListings } from "#features/admin/ui/listings/listing-frame.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { FormScreen } from "./form-screen.tsx";

/** A listing that there is not yet. */
export default function NewListingPage() {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const open = (mlsNumber: string) =>
    void navigate(localPath(consoleHref("listings/:mlsNumber/:part?", { mlsNumber })));
  return (
    <div className="wrap pt-4">
      <BackToListings />
      <h1 className="mt-1 text-h2">
        <Trans>New listing</Trans>
      </h1>
      <FormScreen stored={null} onSaved={open} />
    </div>
  );
}

import { FormScreen } from "#desk/form/form-screen.tsx";
import { useListing } from "#desk/listing-frame.tsx";

export default function AgentListingForm() {
  const { stored, reload } = useListing();
  return <FormScreen stored={stored} onSaved={() => void reload()} />;
}

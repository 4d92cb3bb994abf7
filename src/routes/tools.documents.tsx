import { DocumentsScreen } from "#tools/documents-screen.tsx";

export default function Documents() {
  return <DocumentsScreen />;
}

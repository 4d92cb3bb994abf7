import { ImportScreen } from "#desk/import/import-screen.tsx";

export default function AgentImport() {
  return <ImportScreen />;
}

import { ToolsScreen } from "#tools/tools-screen.tsx";

export default function Tools() {
  return <ToolsScreen />;
}

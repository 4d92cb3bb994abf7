import { UnitsScreen } from "#tools/units-screen.tsx";

export default function Units() {
  return <UnitsScreen />;
}

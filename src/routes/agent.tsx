import { data, Outlet } from "react-router";
import { ConsoleDoor } from "#agent/console-door.tsx";
import { ConsoleFrame } from "#agent/console-frame.tsx";

/** To everybody who is no agent there is no such page; and HTML cannot know who asks. */
export function loader() {
  return data(null, { status: 404 });
}

/** Nothing is fetched for going about in the console but what its screens ask for. */
export function clientLoader() {
  return null;
}

export default function Agent() {
  return (
    <ConsoleDoor>
      <ConsoleFrame>
        <Outlet />
      </ConsoleFrame>
    </ConsoleDoor>
  );
}

/** What others may use of admin, its views. */
export { ConsoleAccess } from "./ui/console-access.tsx";
export { ConsoleFrame } from "./ui/console-frame.tsx";
export { ConsoleRoutes } from "./ui/console-routes.tsx";

/** What others may use of legal, its views. */
export { AboutScreen } from "./ui/about-screen.tsx";
export { PrivacyScreen } from "./ui/privacy-screen.tsx";

/** What others may use of leads, its views. */
export { LeadForm } from "./ui/lead-form.tsx";
export { LeadLauncher } from "./ui/lead-launcher.tsx";
export { ListingMessage } from "./ui/listing-message.tsx";
export { ContactScreen } from "./ui/screens/contact-screen.tsx";
export { EnquireScreen } from "./ui/screens/enquire-screen.tsx";
export { TakenScreen } from "./ui/screens/taken-screen.tsx";
export { WithdrawScreen } from "./ui/screens/withdraw-screen.tsx";

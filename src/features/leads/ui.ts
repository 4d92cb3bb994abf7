/** What others may use of leads, its views. */
export { placeWords } from "./model/place-words.ts";
export { DeviceVisitsSection } from "./ui/device-visits-section.tsx";
export { KIND_WORDS as LEAD_KIND_WORDS } from "./ui/kind-words.ts";
export { LeadForm } from "./ui/lead-form.tsx";
export { LeadLauncher } from "./ui/lead-launcher.tsx";
export { ListingRequest } from "./ui/listing-request.tsx";
export { ContactScreen } from "./ui/screens/contact-screen.tsx";
export { EnquireScreen } from "./ui/screens/enquire-screen.tsx";
export { OwnVisits } from "./ui/screens/own-visits.tsx";
export { SlotForm } from "./ui/screens/slot-form.tsx";
export { TakenScreen } from "./ui/screens/taken-screen.tsx";
export { groundPath, SubjectPicture } from "./ui/subject-picture.tsx";

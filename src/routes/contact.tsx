import { ContactScreen } from "#leads/screens/contact-screen.tsx";

export default function Contact() {
  return <ContactScreen />;
}

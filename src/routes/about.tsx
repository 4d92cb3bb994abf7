import { AboutScreen } from "#standing/about-screen.tsx";

export default function About() {
  return <AboutScreen />;
}

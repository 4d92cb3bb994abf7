import { ProfileScreen } from "#accounts/screens/profile/profile-screen.tsx";

export default function Profile() {
  return <ProfileScreen />;
}

import type { ReactNode } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";

/** Opens the state's register beside this page, where a buyer checks a registration: it is linked, never copied. */
export function RegisterLink({ children }: { children: ReactNode }) {
  const { registerUrl } = useRegion();
  return (
    <a
      href={registerUrl}
      rel="noreferrer"
      target="_blank"
      className="text-link inline-block min-h-6"
    >
      {children}
      <Icon name="external-link" className="ml-1.5 inline size-4 align-[-0.125em]" />
    </a>
  );
}

/** The same, named by its address. */
export function RegisterHost() {
  const { registerUrl } = useRegion();
  return (
    <RegisterLink>
      <span lang="en">{new URL(registerUrl).host}</span>
    </RegisterLink>
  );
}

import type { ReactNode } from "react";
import { Icon } from "#platform/ui/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";

/** Opens the state's register beside this page, where a buyer checks a registration: it is linked, never copied. */
export function RegisterLink({ children }: { children: ReactNode }) {
  const { registerUrl } = useRegion();
  return (
    <a
      href={registerUrl}
      rel="noreferrer"
      target="_blank"
      className="text-link inline-flex min-h-6 items-center gap-1.5"
    >
      {children}
      <Icon name="external-link" className="size-4" />
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

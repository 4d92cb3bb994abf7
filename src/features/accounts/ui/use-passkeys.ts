import { useEffect, useState } from "react";

export type PasskeyActions = typeof import("./passkey.client.ts");

/** What a browser that knows passkeys does with them, once it is loaded; null elsewhere. */
export function usePasskeys(): PasskeyActions | null {
  const [actions, setActions] = useState<PasskeyActions | null>(null);
  useEffect(() => {
    if (!("PublicKeyCredential" in window)) return;
    let current = true;
    import("./passkey.client.ts").then(
      (loaded) => current && setActions(loaded),
      () => {}, // without it there is no button: the other ways remain
    );
    return () => {
      current = false;
    };
  }, []);
  return actions;
}

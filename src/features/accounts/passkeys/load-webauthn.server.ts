/** The library of WebAuthn, when the first passkey comes: it takes 27 MB of memory. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

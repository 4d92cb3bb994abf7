import { useSyncExternalStore } from "react";
import type { User } from "#features/accounts/model/replies.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";

/** Who this browser is signed in as; `unread` on the server and until the page has come alive. */
export type Session =
  | { readonly status: "unread" }
  | {
      readonly status: "anonymous";
      /** True when the server ended the session, not the visitor. */
      readonly refused: boolean;
    }
  | { readonly status: "unverified"; readonly user: Pick<User, "email"> }
  | SignedIn;

interface SignedIn {
  readonly status: "signed-in";
  readonly token: string;
  readonly user: User;
  /** Which sign-in of this page it is: stays while the token is renewed and the user renamed. */
  readonly begun: number;
}

/** Keys in local storage: under others nobody would be signed in any more. */
const TOKEN_KEY = "token";
const USER_KEY = "user";
/**
 * Stays when the session ends, so that no mail tells the owner of a browser of their own, and
 * strangers' guesses do not hold it up.
 */
const BROWSER_KEY = "browser";
const BROWSER_KEY_BYTES = 16;

const UNREAD: Session = { status: "unread" };
const ANONYMOUS: Session = { status: "anonymous", refused: false };
const REFUSED: Session = { status: "anonymous", refused: true };

/** Where a session is kept between visits. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A stored user; null when it is not one. */
function parseUser(text: string | null): User | null {
  try {
    const user: unknown = JSON.parse(text ?? "");
    if (typeof user !== "object" || user === null || !("name" in user)) return null;
    const email = "email" in user ? user.email : "";
    return typeof user.name === "string" && typeof email === "string"
      ? { name: user.name, email }
      : null;
  } catch {
    return null; // corrupt storage is cleared by the caller
  }
}

/**
 * The session of this browser, in local storage and told to everything that shows it. Read when
 * first asked for: a browser opens its storage slowly.
 */
export class SessionStore {
  #session: Session | null = null;
  #begun = 0;
  readonly #storage: SessionStorage | null;
  readonly #listeners = new Set<() => void>();

  constructor(storage: SessionStorage | null) {
    this.#storage = storage;
  }

  current = (): Session => {
    this.#session ??= this.#storage ? this.#read(this.#storage) : UNREAD;
    return this.#session;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The random key by which the server knows this browser again; it names nobody. */
  browserKey(): string {
    const stored = this.#storage?.getItem(BROWSER_KEY);
    if (stored) return stored;
    const bytes = crypto.getRandomValues(new Uint8Array(BROWSER_KEY_BYTES));
    const made = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    try {
      this.#storage?.setItem(BROWSER_KEY, made);
    } catch {
      // A full storage, or one that the browser denies: the next sign-in is told as a new browser's.
    }
    return made;
  }

  signIn(token: string, user: User): void {
    this.#become(this.#begin(token, user));
  }

  /** The account is there, its address not yet confirmed. */
  startVerification(email: string): void {
    this.#become({ status: "unverified", user: { email } });
  }

  rename(user: User): void {
    const now = this.current();
    if (now.status === "signed-in") this.#become({ ...now, user });
  }

  /** The server goes on with another token for the session of this one. */
  renew(token: string, renewed: string): void {
    const now = this.current();
    if (now.status === "signed-in" && now.token === token) this.#become({ ...now, token: renewed });
  }

  signOut(): void {
    this.#become(ANONYMOUS);
  }

  /** The server no longer knows this token; a session begun since then, in any tab, stays. */
  refuse(token: string): void {
    const stored = this.#storage?.getItem(TOKEN_KEY);
    const before = this.current();
    if (stored && before.status === "signed-in" && stored !== before.token)
      this.storageChanged(TOKEN_KEY);
    const now = this.current();
    if (now.status === "signed-in" && now.token === token) this.#become(REFUSED);
  }

  /** The visitor has seen that the session was ended. */
  dismissRefusal(): void {
    if (this.#session === REFUSED) this.#become(ANONYMOUS);
  }

  /** Another tab wrote to the storage. */
  storageChanged(key: string | null): void {
    if (!this.#storage || (key !== null && key !== TOKEN_KEY && key !== USER_KEY)) return;
    // Token and user are written one after the other: between the two the token is missing, or the same person's.
    const token = this.#storage.getItem(TOKEN_KEY);
    const user = parseUser(this.#storage.getItem(USER_KEY));
    const now = this.current();
    const isSame = now.status === "signed-in" && now.user.email === user?.email;
    if (token && user) this.#tell(isSame ? { ...now, token, user } : this.#begin(token, user));
    else if (!token && now.status === "signed-in") this.#tell(ANONYMOUS);
  }

  #begin(token: string, user: User): SignedIn {
    this.#begun += 1;
    return { status: "signed-in", token, user, begun: this.#begun };
  }

  #read(storage: SessionStorage): Session {
    const token = storage.getItem(TOKEN_KEY);
    const user = parseUser(storage.getItem(USER_KEY));
    if (token && user) return this.#begin(token, user);
    forget(storage);
    return ANONYMOUS;
  }

  #become(session: Session): void {
    if (this.#storage) {
      if (session.status === "signed-in") keep(this.#storage, session);
      else forget(this.#storage);
    }
    this.#tell(session);
  }

  #tell(session: Session): void {
    this.#session = session;
    for (const listener of this.#listeners) listener();
  }
}

function keep(storage: SessionStorage, { token, user }: { token: string; user: User }) {
  try {
    // Other tabs look at any moment: nobody's token may stand beside another's name.
    const isOther = parseUser(storage.getItem(USER_KEY))?.email !== user.email;
    if (isOther) storage.removeItem(TOKEN_KEY);
    storage.setItem(USER_KEY, JSON.stringify(user));
    storage.setItem(TOKEN_KEY, token);
  } catch {
    // A full storage, or one that the browser denies: the session lasts as long as the page.
  }
}

function forget(storage: SessionStorage): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
}

function openSession(): SessionStore {
  const store = new SessionStore(ownStorage("localStorage"));
  if (typeof window !== "undefined") {
    window.addEventListener("storage", ({ key }) => store.storageChanged(key));
    // In a task of its own, so that a page comes alive in short steps.
    setTimeout(() => {
      if (store.current().status === "unread") store.signOut();
    });
  }
  return store;
}

/** One for the tab. */
export const session = openSession();

/** The session as it stands; `unread` in the HTML, which is the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current, () => UNREAD);
}

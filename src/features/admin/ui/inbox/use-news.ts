import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { findSubscription } from "#features/accounts/ui.ts";
import { consoleHref } from "#features/admin/console-pages.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { InboxNews } from "#features/leads/index.ts";
import { LEAD_KIND_WORDS } from "#features/leads/ui.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import type { News } from "./news.ts";

const LOOK_EVERY_MS = 30_000;
/** A lead is dated before it is kept: the last minute is looked at again. */
const OVERLAP_MS = 60_000;

type Fresh = InboxNews["newest"];

/** Asks every half minute what came in; tells of it outside the page where that is allowed. */
export function useNews(): News {
  const { call, opened } = useConsoleCalls();
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<Fresh>([]);
  const known = useRef<Set<string> | null>(null);
  const since = useRef(new Date(Date.now() - OVERLAP_MS).toISOString());
  const tell = useNotification();
  const look = useCallback(async () => {
    const path = `/api/agent/leads/news?since=${encodeURIComponent(since.current)}`;
    const reply = await call<{ news: InboxNews }>("GET", path);
    if (!reply.ok) return; // the next look tries again
    const { news } = reply.body;
    since.current = new Date(Date.parse(news.asOf) - OVERLAP_MS).toISOString();
    setWaiting(news.waiting);
    const first = known.current === null;
    const before = known.current ?? new Set();
    const unknown = news.newest.filter(({ reference }) => !before.has(reference));
    known.current = new Set([...before, ...unknown.map(({ reference }) => reference)]);
    if (first || unknown.length === 0) return;
    setFresh((was) => [...unknown, ...was]);
    void tell(unknown);
  }, [call, tell]);
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => {
    // `opened`: after a lock there is news at once.
    if (opened >= 0) void latest.current();
    const timer = setInterval(() => void latest.current(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [opened]);
  const seen = useCallback((now: number) => {
    setWaiting(now);
    setFresh([]);
  }, []);
  return useMemo(() => ({ waiting, fresh, seen }), [waiting, fresh, seen]);
}

/** Null where the browser takes notifications from service workers alone: telephones do. */
function show(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null; // the page itself tells of it
  }
}

/**
 * Shows a notification of the browser for each new lead, once the agent has allowed it; none where the
 * device is told of each by itself, in hours that the agent has set.
 */
function useNotification(): (fresh: Fresh) => Promise<void> {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const title = t`A new request`;
  return async (fresh) => {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    if (await findSubscription("requests")) return;
    for (const { reference, name, kind } of fresh) {
      const body = [i18n._(LEAD_KIND_WORDS[kind]), name].filter(Boolean).join(" · ");
      const notification = show(title, { body, tag: reference });
      if (!notification) return;
      notification.onclick = () => {
        window.focus();
        void navigate(localPath(consoleHref("leads/:reference", { reference })));
      };
    }
  };
}

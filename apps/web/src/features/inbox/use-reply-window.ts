import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Whole minutes that are left, counted on; null where one may always write. */
export function useReplyWindow(replyWindow: InboxConversation['replyWindow']): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return replyWindow && Math.floor((Date.parse(replyWindow.until) - now) / MINUTE_MS);
}

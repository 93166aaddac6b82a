import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { Lock } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { text } from './text.ts';
import { useReplyWindow } from './use-reply-window.ts';
import { useShortTime } from './use-short-time.ts';

const words = text.window;

/** Until when words of our own may go there, and how much of that is left. */
export function ReplyWindow({ conversation }: { conversation: InboxConversation }) {
  const { replyWindow, channel } = conversation;
  const time = useShortTime();
  const left = useReplyWindow(replyWindow);
  if (!replyWindow || left === null) return null;
  if (left <= 0)
    return (
      <p
        role="status"
        className="flex flex-none items-center gap-2 border-b border-line bg-caution-soft px-3 py-1.5 text-12 text-caution md:px-5"
      >
        <Icon of={Lock} size={12} />
        {words.closed(text.channels[channel], time(replyWindow.until))}
      </p>
    );
  return (
    <div className="flex flex-none items-center gap-3 border-b border-line px-3 py-1.5 text-12 text-muted md:px-5">
      <span className="flex-none">{words.until(time(replyWindow.until))}</span>
      <Meter share={left / (replyWindow.hours * 60)} className="min-w-8 flex-1" />
      <span className="flex-none tabular-nums">{words.left(left, replyWindow.hours)}</span>
    </div>
  );
}

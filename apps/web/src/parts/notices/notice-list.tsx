import type { Notice } from '@propguard/protocol/notices';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { useInstantText } from '../times/use-instant-text.ts';
import { text } from './text.ts';
import { useMarkNotices } from './use-mark-notices.ts';

interface NoticeListProps {
  items: readonly Notice[];
  /** Following a notice also closes the panel that it stands in. */
  onFollow?: () => void;
}

/** What waits, each a link to where it is dealt with and a way to say that it is. */
export function NoticeList({ items, onFollow }: NoticeListProps) {
  const instant = useInstantText();
  const mark = useMarkNotices();
  const finish = ({ id }: Notice) =>
    mark.mutate(
      { ids: [id], as: 'done' },
      {
        onSuccess: () =>
          notify.success({
            title: text.marked,
            action: { label: text.undo, onClick: () => mark.mutate({ ids: [id], as: 'open' }) },
          }),
      },
    );
  return (
    <ul className="divide-y divide-line">
      {items.map((notice) => (
        <li key={notice.id} className="flex items-start gap-1 pr-2 md:pr-3">
          <Link
            to={notice.path}
            onClick={onFollow}
            className="min-w-0 flex-1 px-4 py-3 text-13 hover:bg-hover md:px-5"
          >
            <span className="block text-pretty break-words">
              {notice.seenAt === null ? (
                <span className="mr-1.5 inline-block size-1.75 rounded-full bg-accent align-middle">
                  <VisuallyHidden>{text.isNew}</VisuallyHidden>
                </span>
              ) : null}
              {notice.text}
            </span>
            <span className="mt-0.5 block text-12 text-muted tabular-nums">
              {instant.dateTime(notice.createdAt)}
            </span>
          </Link>
          <IconButton
            icon={Check}
            label={text.done(notice.text)}
            kind="ghost"
            size="sm"
            className="mt-2"
            onClick={() => finish(notice)}
          />
        </li>
      ))}
    </ul>
  );
}

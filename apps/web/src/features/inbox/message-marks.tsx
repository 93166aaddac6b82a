import type { InboxEntry } from '@propguard/protocol/inbox';
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock, FileText, FileX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';

type Message = Extract<InboxEntry, { kind: 'message' }>;
type Delivered = NonNullable<Message['delivery']>;

const ICONS: Record<Delivered['state'], LucideIcon> = {
  queued: Clock,
  sending: Clock,
  held: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: TriangleAlert,
  refused: TriangleAlert,
};

/** How far it came: on its way, there, read, or not, with why. */
export function Delivery({ delivery: { state, why } }: { delivery: Delivered }) {
  const isBad = state === 'failed' || state === 'refused';
  return (
    <span className={clsx('ms-1.5 inline-flex items-center gap-1', isBad && 'text-danger')}>
      <Icon of={ICONS[state]} size={12} className={isBad ? undefined : 'text-accent'} />
      {text.deliveries[state]}
      {why && state !== 'delivered' && state !== 'read' ? <bdi>: {why}</bdi> : null}
    </span>
  );
}

/** What came with a message. What was not taken is named, with why. */
export function MessageFiles({ files }: { files: Message['files'] }) {
  return files.map(({ name, mediaId, refused }) =>
    mediaId ? (
      <a
        key={name}
        href={`/api/media/${mediaId}/content`}
        target="_blank"
        rel="noreferrer"
        className="flex items-center gap-1.5 rounded-2 border border-line bg-surface px-2.5 py-1.5 text-12 hover:border-control"
      >
        <Icon of={FileText} size={12} className="text-accent" />
        <bdi className="wrap-anywhere">{name}</bdi>
      </a>
    ) : (
      <p key={name} className="flex items-start gap-1.5 rounded-2 bg-danger-soft px-2.5 py-1.5 text-12">
        <Icon of={FileX} size={12} className="mt-0.5 text-danger" />
        <span className="wrap-anywhere">{text.fileRefused(refused ?? name)}</span>
      </p>
    ),
  );
}

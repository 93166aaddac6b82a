import type { InboxEntry } from '@propguard/protocol/inbox-facts';
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock, FileText, FileX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';
import { useInboxAction } from './use-inbox-action.ts';

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

interface DeliveryProps {
  delivery: Delivered;
  conversationId: string;
  messageId: string;
  /** Read on a page, or left unread there: then it was sent after them by mail. */
  isFromPage: boolean;
}

/** How far it came: on its way, there, read, or not, with why and what is done about it. */
export function Delivery({ delivery, conversationId, messageId, isFromPage }: DeliveryProps) {
  const { state, reason, why, attempts, channel } = delivery;
  const { run, isBusy } = useInboxAction();
  const isBad = state === 'failed' || state === 'refused';
  const isAgain = state === 'queued' && attempts > 0;
  const told = [reason ? text.reasons[reason] : null, why].filter(Boolean).join(' ');
  return (
    <span className={clsx('ms-1.5 inline-flex items-center gap-1', isBad && 'text-danger')}>
      <Icon of={ICONS[state]} size={12} className={isBad ? undefined : 'text-accent'} />
      {isAgain ? text.again(attempts + 1) : text.deliveries[state]}
      {isFromPage && channel === 'email' ? ` ${text.byMail}` : null}
      {told && state !== 'delivered' && state !== 'read' ? <bdi>: {told}</bdi> : null}
      {isBad ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() =>
            run(() => apiClient.channels.retryReply({ id: conversationId, messageId }), text.actions.retried)
          }
          className="touch-area rounded-1 text-accent underline decoration-1 underline-offset-3"
        >
          {text.actions.retry}
        </button>
      ) : null}
    </span>
  );
}

/** What came with a message. What was not taken is named, with why. */
export function MessageFiles({ files }: { files: Message['files'] }) {
  return files.map(({ name, mediaId, isPicture, refused }) =>
    mediaId && isPicture ? (
      <a
        key={name}
        href={`/api/media/${mediaId}/content`}
        target="_blank"
        rel="noreferrer"
        className="block overflow-hidden rounded-2 border border-line bg-sunken hover:border-control"
      >
        <img
          src={`/api/media/${mediaId}/content?size=small`}
          alt={name}
          className="block max-h-44 max-w-56 object-cover"
        />
      </a>
    ) : mediaId ? (
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

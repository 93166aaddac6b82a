import type { OutboxMessage } from '@propguard/protocol/installation';
import { Ban, Check, CheckCheck, Clock, Inbox, Send, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

type State = OutboxMessage['state'];

const LOOKS: Record<State, { tone: BadgeTone; icon: LucideIcon }> = {
  held: { tone: 'caution', icon: Inbox },
  queued: { tone: 'neutral', icon: Clock },
  sending: { tone: 'neutral', icon: Send },
  sent: { tone: 'positive', icon: Check },
  delivered: { tone: 'positive', icon: CheckCheck },
  read: { tone: 'positive', icon: CheckCheck },
  refused: { tone: 'caution', icon: Ban },
  failed: { tone: 'danger', icon: TriangleAlert },
};

export function MessageStateBadge({ state }: { state: State }) {
  return <Badge {...LOOKS[state]}>{text.states[state]}</Badge>;
}

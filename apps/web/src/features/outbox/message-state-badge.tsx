import type { OutboxMessage } from '@propguard/protocol/installation';
import { Check, Clock, Inbox, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

type State = OutboxMessage['state'];

const LOOKS: Record<State, { tone: BadgeTone; icon: LucideIcon }> = {
  held: { tone: 'caution', icon: Inbox },
  queued: { tone: 'neutral', icon: Clock },
  sent: { tone: 'positive', icon: Check },
  failed: { tone: 'danger', icon: TriangleAlert },
};

export function MessageStateBadge({ state }: { state: State }) {
  return <Badge {...LOOKS[state]}>{text.states[state]}</Badge>;
}

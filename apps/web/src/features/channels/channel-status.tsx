import type { ChannelCard } from '@propguard/protocol/channels';
import { CircleCheck, CircleOff, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const LOOKS: Record<ChannelCard['status'], { tone: BadgeTone; icon?: typeof CircleCheck }> = {
  active: { tone: 'positive', icon: CircleCheck },
  inactive: { tone: 'neutral', icon: CircleOff },
  error: { tone: 'danger', icon: TriangleAlert },
  unconnected: { tone: 'outline' },
};

export function ChannelStatus({ status }: Pick<ChannelCard, 'status'>) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} {...(icon ? { icon } : {})}>
      {text.statuses[status]}
    </Badge>
  );
}

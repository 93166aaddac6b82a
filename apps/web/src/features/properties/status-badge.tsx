import type { ListingStatus } from '@propguard/rules/properties/listing-life';
import { CircleCheck, CircleSlash, Handshake, type LucideIcon, Tag } from 'lucide-react';
import { STATUS_WORDS } from '../../parts/properties/listing-words.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const LOOKS: Record<ListingStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  active: { tone: 'accent', icon: Tag },
  under_offer: { tone: 'caution', icon: Handshake },
  sold: { tone: 'positive', icon: CircleCheck },
  withdrawn: { tone: 'neutral', icon: CircleSlash },
};

/** `null`: the property is not offered. */
export function StatusBadge({ status }: { status: ListingStatus | null }) {
  if (status === null) return <Badge tone="outline">{text.notListed}</Badge>;
  return <Badge {...LOOKS[status]}>{STATUS_WORDS[status]}</Badge>;
}

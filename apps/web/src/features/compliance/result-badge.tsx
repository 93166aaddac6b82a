import type { Verdict } from '@propguard/protocol/lending';
import { Check, Clock, Minus, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { LucideIcon } from '../../ui/icon.tsx';
import { RESULT_WORDS } from './rule-text.ts';

const LOOKS: Record<Verdict['result'], { tone: BadgeTone; icon: LucideIcon }> = {
  compliant: { tone: 'positive', icon: Check },
  review: { tone: 'caution', icon: Clock },
  breach: { tone: 'danger', icon: TriangleAlert },
  'cannot-assess': { tone: 'neutral', icon: Minus },
};

export function ResultBadge({ result }: { result: Verdict['result'] }) {
  return <Badge {...LOOKS[result]}>{RESULT_WORDS[result]}</Badge>;
}

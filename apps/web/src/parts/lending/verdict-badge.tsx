import { RESULT_WORDS } from '@propguard/rules/lending/result-words';
import type { Result } from '@propguard/rules/lending/verdict';
import { Check, Clock, Minus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const LOOKS: Record<Result, { tone: BadgeTone; icon: LucideIcon }> = {
  compliant: { tone: 'positive', icon: Check },
  review: { tone: 'caution', icon: Clock },
  breach: { tone: 'danger', icon: TriangleAlert },
  'cannot-assess': { tone: 'neutral', icon: Minus },
};

/** What a rule says, the same on every screen. */
export function VerdictBadge({ result }: { result: Result }) {
  return <Badge {...LOOKS[result]}>{RESULT_WORDS[result]}</Badge>;
}

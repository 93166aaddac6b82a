import type { Result } from '@propguard/rules/lending/verdict';
import { Check, Clock, Minus, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';
import type { LucideIcon } from './icon.tsx';

const LOOKS: Record<Result, { tone: BadgeTone; icon: LucideIcon; words: string }> = {
  compliant: { tone: 'positive', icon: Check, words: 'Compliant' },
  review: { tone: 'caution', icon: Clock, words: 'Review' },
  breach: { tone: 'danger', icon: TriangleAlert, words: 'Not compliant' },
  'cannot-assess': { tone: 'neutral', icon: Minus, words: 'Cannot assess' },
};

/** What a rule says, the same on every screen. */
export function VerdictBadge({ result }: { result: Result }) {
  const { words, ...look } = LOOKS[result];
  return <Badge {...look}>{words}</Badge>;
}

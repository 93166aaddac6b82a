import { Check, Minus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { checkWords, text } from './text.ts';

type Result = keyof typeof text.checks.results;

const LOOKS: Record<Result, { tone: BadgeTone; icon: LucideIcon }> = {
  passed: { tone: 'positive', icon: Check },
  failed: { tone: 'danger', icon: TriangleAlert },
  'not-reached': { tone: 'neutral', icon: Minus },
  unavailable: { tone: 'caution', icon: Minus },
};

/** Each check in the order in which it was made, with what it means. */
export function CheckList({ checks }: { checks: readonly { check: string; result: Result }[] }) {
  return (
    <ul aria-label={text.checks.label} className="grid divide-y divide-line text-13">
      {checks.map(({ check, result }) => {
        const { name, meaning, broken } = checkWords(check);
        return (
          <li key={check} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-muted">{result === 'failed' ? broken : meaning}</span>
            </span>
            <Badge {...LOOKS[result]}>{text.checks.results[result]}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

import type { Result } from '@propguard/rules/lending/verdict';
import { VerdictBadge } from '../../../parts/lending/verdict-badge.tsx';
import { text } from '../text.ts';

const RESULTS: readonly Result[] = ['compliant', 'compliant', 'review', 'cannot-assess'];

export function VerdictVignette() {
  return (
    <ul aria-label={text.vignette.verdicts} className="text-13">
      {text.vignette.standards.map((standard, index) => (
        <li key={standard} className="flex h-8.5 items-center justify-between border-line not-first:border-t">
          <b>{standard}</b>
          <VerdictBadge result={RESULTS[index] ?? 'cannot-assess'} />
        </li>
      ))}
    </ul>
  );
}

import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { ABOUT_FACTOR } from '@propguard/rules/lead-scoring/score-factors';
import { useInstantText } from '../times/use-instant-text.ts';
import { evidenceText } from './evidence.ts';
import { text } from './text.ts';

const tenths = (value: number): string => value.toFixed(1);

/** Each part on one scale of points: its weight is the length, what it has of it the fill, the evidence below. */
export function FactorRows({ parts, evidence, total, score }: LeadScore) {
  const { date } = useInstantText();
  const longest = Math.max(...parts.map(({ most }) => most), 1);
  return (
    <div className="text-13">
      <ol className="divide-y divide-line">
        {parts.map((part, at) => (
          <li
            key={part.factor}
            className="grid min-h-9 grid-cols-[18px_minmax(0,7rem)_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1.25"
          >
            <span
              aria-hidden="true"
              className="grid size-4.5 place-items-center rounded-full text-11 text-muted inset-ring inset-ring-rule"
            >
              {at + 1}
            </span>
            <span className="min-w-0">{ABOUT_FACTOR[part.factor].name}</span>
            <span className="min-w-0">
              {part.most > 0 ? (
                <span
                  style={{ width: `${(100 * part.most) / longest}%` }}
                  className="mb-0.75 block h-1.5 bg-sunken inset-ring inset-ring-line"
                >
                  <span style={{ width: `${part.fulfilment}%` }} className="block h-full bg-accent" />
                </span>
              ) : null}
              <span className="block text-12 text-pretty text-muted">
                {evidenceText(part, evidence, date)}
              </span>
            </span>
            <span className="text-right whitespace-nowrap tabular-nums">
              <b className="font-semibold">{tenths(part.points)}</b>{' '}
              <small className="text-12 text-muted">{text.of(tenths(part.most))}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className="flex justify-between border-t border-rule py-2 tabular-nums">
        <span>{text.total}</span>
        <span>
          <b className="font-semibold">{tenths(total)}</b>{' '}
          <small className="text-12 text-muted">{text.rounded(score)}</small>
        </span>
      </p>
    </div>
  );
}

import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { BAND_FROM } from '@propguard/rules/lead-scoring/score-bands';
import { SCORE_BANDS, type ScoreBand } from '@propguard/rules/leads/facts';
import { clsx } from 'clsx';
import { text } from './text.ts';

const NARROWEST_WITH_NUMBER = 3;
const COLD_FIRST = [...SCORE_BANDS].reverse();

const middleOf = (band: ScoreBand): number => {
  const next = SCORE_BANDS[SCORE_BANDS.indexOf(band) - 1];
  return (BAND_FROM[band] + (next ? BAND_FROM[next] : 100)) / 2;
};

type StackProps = Pick<LeadScore, 'score' | 'band' | 'parts'>;

/** The parts laid end to end on 0 to 100, above the bands. */
export function ScoreStack({ score, band, parts }: StackProps) {
  return (
    <div>
      <div
        role="img"
        aria-label={text.sum(score)}
        className="flex h-5.5 gap-px overflow-hidden bg-sunken inset-ring inset-ring-line"
      >
        {parts.map(({ factor, points }, at) => (
          <span
            key={factor}
            style={{ flex: `0 0 calc(${points}% - 1px)` }}
            className={clsx(
              'grid min-w-0 place-items-center overflow-hidden text-11 font-semibold text-on-accent',
              at % 2 === 0 ? 'bg-accent' : 'bg-accent/85',
              points === 0 && 'hidden',
            )}
          >
            {points >= NARROWEST_WITH_NUMBER ? at + 1 : null}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative mt-1 h-8 text-11 text-muted tabular-nums">
        {[0, 40, 60, 80, 100].map((mark) => (
          <span
            key={mark}
            style={{ left: `${mark}%` }}
            className={clsx(
              'absolute top-0',
              mark === 100 ? '-translate-x-full' : mark > 0 && '-translate-x-1/2',
            )}
          >
            {mark}
          </span>
        ))}
        {COLD_FIRST.map((one) => (
          <span
            key={one}
            style={{ left: `${middleOf(one)}%` }}
            className={clsx('absolute top-4 -translate-x-1/2', one === band && 'font-semibold text-ink')}
          >
            {text.bands[one]}
          </span>
        ))}
      </div>
    </div>
  );
}

import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { useInstantText } from '../times/use-instant-text.ts';
import { FactorRows } from './factor-rows.tsx';
import { ScoreBadge } from './score-badge.tsx';
import { ScoreStack } from './score-stack.tsx';
import { text } from './text.ts';

/** A score and all that it is made of. For members: a client never sees one. */
export function ScoreAnatomy({ score }: { score: LeadScore }) {
  const { dateTime } = useInstantText();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-44 leading-none font-medium tracking-figure tabular-nums">{score.score}</span>
        <ScoreBadge score={score.score} band={score.band} />
        <span className="text-12 text-muted">{text.model(score.modelVersion, dateTime(score.scoredAt))}</span>
      </div>
      <ScoreStack score={score.score} band={score.band} parts={score.parts} />
      <FactorRows {...score} />
      {score.leavesBandAt ? (
        <p className="text-12 text-muted">
          {text.leaves(text.bands[score.band], dateTime(score.leavesBandAt))}
        </p>
      ) : null}
      <dl className="grid gap-1 border-t border-rule pt-2 text-13 tabular-nums">
        {score.presets
          .filter(({ preset }) => preset !== 'detailed')
          .map(({ preset, score: other }) => (
            <div key={preset} className="flex justify-between gap-3">
              <dt className="text-muted">{text.preset(preset)}</dt>
              <dd>{other}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

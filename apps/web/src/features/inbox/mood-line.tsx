import type { InboxEntry } from '@propguard/protocol/inbox-facts';
import { moodOf } from '@propguard/rules/conversations/mood';
import { linearScale } from '@propguard/rules/drawing/scale';
import { Section } from './person-section.tsx';
import { text } from './text.ts';
import { useShortTime } from './use-short-time.ts';

const words = text.about_;
const WIDTH = 240;
const HEIGHT = 44;
/** Room for the dots at its ends. */
const EDGE = 4;
/** More would be a thicket; the last count. */
const MOST = 12;

const up = linearScale([-1, 1], [HEIGHT - EDGE, EDGE]);

/** How they sounded from message to message. Nothing is drawn where their words do not tell. */
export function MoodLine({ entries }: { entries: readonly InboxEntry[] }) {
  const time = useShortTime();
  const moods = entries
    .flatMap((entry) =>
      entry.kind === 'message' && entry.author === 'contact'
        ? [{ id: entry.id, at: entry.at, mood: moodOf(entry.text) }]
        : [],
    )
    .slice(-MOST);
  const [first] = moods;
  const last = moods.at(-1);
  if (!first || !last || moods.length < 2 || moods.every(({ mood }) => mood === 0)) return null;
  const along = linearScale([0, moods.length - 1], [EDGE, WIDTH - EDGE]);
  const points = moods.map(({ id, mood }, at) => ({ id, x: along(at), y: up(mood) }));
  return (
    <Section title={words.mood} aside={words.fromWords}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={words.moodFrom(first.mood, last.mood, moods.length)}
          className="w-full"
        >
          {[-1, 0, 1].map((mood) => (
            <line
              key={mood}
              x1={0}
              x2={WIDTH}
              y1={up(mood)}
              y2={up(mood)}
              className={mood === 0 ? 'stroke-rule' : 'stroke-line'}
            />
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            className="stroke-accent"
            strokeWidth={1.5}
          />
          {points.map(({ id, x, y }) => (
            <circle key={id} cx={x} cy={y} r={3} className="fill-accent" />
          ))}
        </svg>
        <span
          aria-hidden="true"
          className="flex flex-col justify-between text-right text-11 leading-none text-muted tabular-nums"
        >
          <span>+1</span>
          <span>0</span>
          <span>−1</span>
        </span>
        <span aria-hidden="true" className="mt-1 flex justify-between text-11 text-muted">
          <span>{time(first.at)}</span>
          <span>{time(last.at)}</span>
        </span>
      </div>
    </Section>
  );
}

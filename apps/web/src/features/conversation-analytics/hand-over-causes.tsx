import type { CauseFigure } from '@propguard/rules/conversations/hand-over-figures';
import { inboxPath } from '../../routes/assist.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

const words = text.handOvers;

const waitOf = ({ cause, medianSeconds }: CauseFigure): string => {
  if (cause === 'taken') return '';
  return medianSeconds === null ? words.unanswered : words.wait(medianSeconds);
};

/** Why people were brought in: one bar a cause, with its count, its share, and how long they waited. */
export function HandOverCauses({ days, items }: { days: number; items: readonly CauseFigure[] }) {
  const all = items.reduce((sum, { handOvers }) => sum + handOvers, 0);
  return (
    <Card
      title={words.title}
      subtitle={words.period(days)}
      foot={
        items.length > 0 ? (
          <>
            {words.foot}
            <TextLink to={inboxPath({ view: 'waiting' })}>{words.seeWaiting}</TextLink>
          </>
        ) : undefined
      }
    >
      {items.length === 0 ? (
        <p className="text-13 text-muted">{words.none}</p>
      ) : (
        <ul className="grid text-13">
          {items.map((item) => (
            <li
              key={item.cause}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-line py-2.5 last:border-0 md:grid-cols-[14rem_minmax(0,1fr)_7rem_12rem]"
            >
              <span>{words.cause[item.cause]}</span>
              <span
                aria-hidden="true"
                className="h-2.5 rounded-[2px] bg-sunken max-md:order-last max-md:col-span-2"
              >
                <span
                  className="block h-full rounded-[2px] bg-accent"
                  style={{ width: `${(100 * item.handOvers) / all}%` }}
                />
              </span>
              <span className="text-right font-semibold tabular-nums">
                {text.share(item.handOvers, ((100 * item.handOvers) / all).toFixed(1))}
              </span>
              <span className="text-muted max-md:col-span-2">{waitOf(item)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

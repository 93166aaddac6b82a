import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import type { TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';
import { propertyMatches } from './lead-summary.ts';

const words = text.matches;

/** OPS-WIDGET-05: the first matches of the last search stay in sight while the conversation goes on. */
export function PropertyStrip({ turns }: { turns: readonly TurnView[] }) {
  const matches = propertyMatches(turns);
  if (!matches) return null;
  const { items, count, link } = matches;
  return (
    <section aria-label={words.label} className="grid flex-none gap-1.5 border-t border-line px-4 pt-2 pb-1">
      <div className="flex justify-between gap-3 text-12 text-muted tabular-nums">
        <p>{words.count(items.length, (count ?? items.length).toLocaleString('en-AU'))}</p>
        {link ? <TextLink to={link.path}>{words.all}</TextLink> : null}
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {items.map((match, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
          <li key={at} className="min-w-0 only:col-span-2">
            <Match match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Match({ match: { title, text: facts, link, picture } }: { match: AssistantCard['items'][number] }) {
  const [price, ...others] = facts.split(' · ');
  return (
    <div className="relative grid h-full grid-cols-[52px_minmax(0,1fr)] overflow-hidden rounded-2 border border-line bg-surface hover:border-control">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={960}
          height={640}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <span className="bg-sunken" />
      )}
      <div className="px-2 py-1.5 text-12 leading-tight">
        <p className="line-clamp-2">
          {link ? (
            <Link to={link.path} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="mt-1 font-semibold tabular-nums">{price}</p>
        <p className="truncate text-11 text-muted">{others.join(' · ')}</p>
      </div>
    </div>
  );
}

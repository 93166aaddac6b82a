import { TextLink } from '../../../ui/text-link.tsx';
import type { TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';
import { propertyMatches } from './lead-summary.ts';

export function PropertyStrip({ turns }: { turns: readonly TurnView[] }) {
  const matches = propertyMatches(turns);
  if (matches.length === 0) return null;
  return (
    <ul aria-label={text.matches} className="grid flex-none grid-cols-2 gap-2 px-4 pb-2 text-12">
      {matches.map((match) => (
        <li key={match.title} className="min-w-0 rounded-2 border border-line px-2.5 py-1.5">
          <p className="truncate font-medium">
            {match.link ? <TextLink to={match.link.path}>{match.title}</TextLink> : match.title}
          </p>
          <p className="truncate text-muted">{match.text}</p>
        </li>
      ))}
    </ul>
  );
}

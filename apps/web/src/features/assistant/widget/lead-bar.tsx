import type { TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';
import { leadSummary } from './lead-summary.ts';

export function LeadBar({ turns }: { turns: readonly TurnView[] }) {
  const facts = leadSummary(turns);
  return (
    <dl
      aria-label={text.lead.label}
      className="flex flex-none flex-wrap gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-12"
    >
      {facts.length === 0 ? <div className="text-muted">{text.lead.nothing}</div> : null}
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

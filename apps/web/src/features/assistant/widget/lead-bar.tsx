import type { TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';
import { leadSummary } from './lead-summary.ts';

/** OPS-WIDGET-03: facts that the person has said, and nothing that nobody computed. */
export function LeadBar({ turns }: { turns: readonly TurnView[] }) {
  const facts = leadSummary(turns);
  if (facts.length === 0) {
    return (
      <p className="flex-none border-b border-line bg-sunken px-4 py-2 text-12 text-pretty text-muted">
        {text.lead.nothing}
      </p>
    );
  }
  return (
    <dl
      aria-label={text.lead.label}
      className="flex flex-none flex-wrap gap-x-4 gap-y-1.5 border-b border-line bg-sunken px-4 py-2"
    >
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-11 text-muted">{name}</dt>
          <dd dir="auto" className="text-13 font-semibold tabular-nums wrap-anywhere first-letter:uppercase">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

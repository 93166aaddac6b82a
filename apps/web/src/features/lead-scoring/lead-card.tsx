import type { ScoredLead } from '@propguard/protocol/lead-scoring';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { ScoreBadge } from '../../parts/lead-score/score-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { text } from './text.ts';

/** LEADS-SCORE-04: nobody's lead says so. */
export function LeadCard({ lead, onChoose }: { lead: ScoredLead; onChoose: () => void }) {
  const { date } = useInstantText();
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-2 border border-line bg-surface p-4 text-left hover:bg-hover"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{lead.name ?? text.noName}</span>
        <span className="block truncate text-12 text-muted">
          {[STATUS_NAMES[lead.status], lead.company].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <span className="text-20 leading-none font-semibold tracking-figure tabular-nums">{lead.score}</span>
        <ScoreBadge score={lead.score} band={lead.band} />
      </span>
      <span className="col-span-2 mt-2 flex flex-wrap justify-between gap-x-3 text-12 text-muted">
        <span>{text.agent(lead.assignedAgent ?? text.unassigned)}</span>
        <span>{lead.lastActivity ? text.lastActivity(date(lead.lastActivity)) : text.noActivity}</span>
      </span>
    </button>
  );
}

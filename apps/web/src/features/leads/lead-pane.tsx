import type { LeadAnalytics } from '@propguard/protocol/leads';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { useQuery } from '@tanstack/react-query';
import { Maximize2 } from 'lucide-react';
import { leadPath } from '../../routes/work.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { GonePane, SidePane } from '../../ui/overlays/side-pane.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts, LeadSummary, MergedNotice } from './lead-detail.tsx';
import { LeadHistory } from './lead-history.tsx';
import { nameOf } from './lead-looks.tsx';
import { leadQuery } from './queries.ts';
import { TasksCard } from './tasks-card.tsx';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.detail;

interface LeadPaneProps {
  id: string;
  analytics: LeadAnalytics | undefined;
  onClose: () => void;
}

/** OPS-LEAD-12, beside the list as it is drawn. */
export function LeadPane({ id, analytics, onClose }: LeadPaneProps) {
  const times = useLeadTimes();
  const { data: lead, isError } = useQuery(leadQuery(id));
  const frame = { label: words.label, closeLabel: words.close, onClose };
  if (lead === undefined && isError)
    return (
      <GonePane {...frame} title={words.goneTitle}>
        {words.gone}
      </GonePane>
    );
  if (lead === undefined)
    return (
      <SidePane {...frame} title={words.label}>
        <Loading label={words.loading}>
          <SkeletonTable rows={6} />
        </Loading>
      </SidePane>
    );
  return (
    <SidePane
      {...frame}
      title={nameOf(lead)}
      badge={
        <span className="text-12 text-muted">
          {words.since(
            SOURCE_NAMES[lead.source],
            times.date(lead.createdAt),
            lead.agent ? words.agentIs(lead.agent.name) : words.noAgent,
          )}
        </span>
      }
      footer={<LeadActions lead={lead} />}
    >
      <MergedNotice lead={lead} className="mb-4" />
      <LeadSummary lead={lead} analytics={analytics} />
      <LeadFacts lead={lead} />
      <TasksCard lead={lead} />
      <LeadHistory lead={lead} />
      <LinkButton to={leadPath(lead.id)} icon={Maximize2} kind="ghost" size="sm">
        {words.open}
      </LinkButton>
    </SidePane>
  );
}

import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts, LeadSummary, MergedNotice } from './lead-detail.tsx';
import { LeadHistory } from './lead-history.tsx';
import { nameOf } from './lead-looks.tsx';
import { MatchesCard } from './matches-card.tsx';
import { NextActionCard } from './next-action-card.tsx';
import { QualificationCard } from './qualification-card.tsx';
import { analyticsQuery, leadQuery } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.detail;

/** A lead on its own page: everything that is known, what happened, and what might be the same person. */
export function LeadScreen() {
  const { id = '' } = useParams();
  const times = useLeadTimes();
  const { data: lead, isError } = useQuery(leadQuery(id));
  const { data: analytics } = useQuery(analyticsQuery());
  const back = <TextLink to={SCREENS.leads.path}>{words.back}</TextLink>;
  if (lead === undefined)
    return (
      <Page title={SCREENS.lead.title} breadcrumbs={back}>
        {isError ? (
          <EmptyState title={words.goneTitle}>{words.gone}</EmptyState>
        ) : (
          <Loading label={words.loading}>
            <SkeletonTable rows={8} />
          </Loading>
        )}
      </Page>
    );
  return (
    <Page
      title={nameOf(lead)}
      breadcrumbs={back}
      description={words.since(
        SOURCE_NAMES[lead.source],
        times.date(lead.createdAt),
        lead.agent ? words.agentIs(lead.agent.name) : words.noAgent,
      )}
      actions={<LeadActions lead={lead} />}
    >
      <MergedNotice lead={lead} className="mb-3 md:mb-5" />
      <div className="grid gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid content-start gap-3 md:gap-5">
          <Card label={words.stages}>
            <LeadSummary lead={lead} analytics={analytics} />
          </Card>
          <NextActionCard lead={lead} />
          <ScoreCard lead={lead} />
          <Card label={words.whatHappened}>
            <h2 className="sr-only">{words.whatHappened}</h2>
            <LeadHistory lead={lead} />
          </Card>
        </div>
        <div className="grid content-start gap-3 md:gap-5">
          <Card label={words.whoTheyAre}>
            <h2 className="sr-only">{words.whoTheyAre}</h2>
            <LeadFacts lead={lead} />
            <TasksCard lead={lead} />
          </Card>
          <QualificationCard lead={lead} />
          <ConsentCard lead={lead} />
          <DuplicatesCard lead={lead} />
          <MatchesCard lead={lead} />
        </div>
      </div>
    </Page>
  );
}

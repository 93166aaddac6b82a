import type { Assessment } from '@propguard/protocol/assessments';
import type { ComponentType, ReactNode } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { ApraTab } from './apra/apra-tab.tsx';
import { AssessmentTabs } from './assessment-tabs.tsx';
import { CommandForm } from './command-form.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import { AssessmentHead } from './result/assessment-head.tsx';
import { RiskTab } from './risk/risk-tab.tsx';
import { text } from './text.ts';
import { useAssess } from './use-assess.ts';
import { useAssessmentAddress } from './use-assessment-address.ts';

interface IntelligenceScreenProps {
  /** The end of the audit trail. */
  trail: ReactNode;
  Reports: ComponentType<{ assessment: Assessment | undefined; isLoading: boolean }>;
}

/** `/app`: a command, and what it found in tabs. */
export function IntelligenceScreen({ trail, Reports }: IntelligenceScreenProps) {
  const address = useAssessmentAddress();
  const asking = useAssess(address);
  const { assessment, isAsking, askError, readError } = asking;
  const isLoading = asking.isLoading || (isAsking && !assessment);
  return (
    <Page title={text.title}>
      <CommandForm
        command={assessment?.command ?? null}
        busy={isAsking}
        error={askError}
        keepsResult={assessment !== undefined}
        onAssess={asking.assess}
      />
      <AssessmentTabs tab={address.tab} onTab={address.openTab}>
        {readError ? (
          <Card flush className="mt-5">
            <ErrorState
              variant="full"
              title={hasCode(readError, 'NOT_FOUND') ? text.unknown : text.failedTitle}
              {...(hasCode(readError, 'NOT_FOUND') ? {} : { onRetry: asking.retry })}
            >
              {hasCode(readError, 'NOT_FOUND') ? null : errorText(readError)}
            </ErrorState>
          </Card>
        ) : null}
        {assessment || isLoading ? <AssessmentHead assessment={assessment} /> : null}
        <TabPanel value="dashboard">
          <DashboardTab asking={asking} isLoading={isLoading} address={address} />
        </TabPanel>
        <TabPanel value="risk">
          <RiskTab assessment={assessment} isLoading={isLoading} />
        </TabPanel>
        <TabPanel value="apra">
          <ApraTab assessment={assessment} isLoading={isLoading} trail={trail} />
        </TabPanel>
        <TabPanel value="reports">
          <Reports assessment={assessment} isLoading={isLoading} />
        </TabPanel>
      </AssessmentTabs>
    </Page>
  );
}

import type { Assessment } from '@propguard/protocol/assessments';
import { type ReactNode, Suspense } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { audText } from '../../lib/aud-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { TabPanel } from '../../ui/controls/tabs.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type AssessmentTab, type AssessmentView, isPanel, type PanelTab } from './assessment-tab.ts';
import { AssessmentTabs } from './assessment-tabs.tsx';
import { CommandForm } from './command-form.tsx';
import { AssessmentHead } from './result/assessment-head.tsx';
import { text } from './text.ts';
import { useAssess } from './use-assess.ts';
import { FIRST_TAB, useAssessmentAddress } from './use-assessment-address.ts';
import { useResultArrival } from './use-result-arrival.ts';

interface IntelligenceScreenProps {
  /** Only those that exist; the first is shown where the address names none of them. */
  tabs: readonly AssessmentTab[];
  /** Beside what was assessed, such as its report. */
  headActions?: (view: AssessmentView) => ReactNode;
}

/** `/app`: a command, and what it found in tabs. */
export function IntelligenceScreen({ tabs, headActions }: IntelligenceScreenProps) {
  const address = useAssessmentAddress();
  const asking = useAssess(address);
  const { assessment, isAsking, askError, readError } = asking;
  const view = { assessment, isLoading: asking.isLoading || (isAsking && !assessment), asking, address };
  const arrival = useResultArrival(assessment, isAsking, askError !== null);
  const panels = tabs.filter(isPanel);
  const open = panels.find(({ value }) => value === address.tab) ?? panels[0];
  if (!open) return null;
  const assess = (command: string) => {
    // The answer is to be seen.
    if (!open.isOfAssessment) address.openTab(FIRST_TAB);
    asking.assess(command);
  };
  return (
    <Page title={text.title}>
      <CommandForm
        command={assessment?.command ?? null}
        question={address.question}
        busy={isAsking}
        error={askError}
        keepsResult={assessment !== undefined}
        onAssess={assess}
      />
      <p role="status" className="sr-only">
        {assessment && arrival.isNews ? arrivalText(assessment) : ''}
      </p>
      <AssessmentTabs tabs={tabs} tab={open.value} onTab={address.openTab}>
        {open.isOfAssessment && readError ? <Unreadable error={readError} onRetry={asking.retry} /> : null}
        {open.isOfAssessment && (assessment || view.isLoading) ? (
          <AssessmentHead
            assessment={assessment}
            headingRef={arrival.heading}
            note={address.scenarioId !== null && !open.followsScenario ? text.asAssessed : undefined}
            actions={headActions?.(view)}
          />
        ) : null}
        <Panel tab={open}>{open.panel(view)}</Panel>
      </AssessmentTabs>
    </Page>
  );
}

const arrivalText = ({ subject, valuation }: Assessment): string =>
  text.arrived(subject.address, valuation.valueAud === null ? text.noValue : audText(valuation.valueAud));

/** One from the menu of more has no tab that could name it. */
function Panel({ tab: { value, label, place }, children }: { tab: PanelTab; children: ReactNode }) {
  const content = <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>;
  if (place === 'strip') return <TabPanel value={value}>{content}</TabPanel>;
  return (
    <section aria-label={label} className="pt-5">
      {content}
    </section>
  );
}

function PanelSkeleton() {
  return (
    <Loading label={text.loadingTab}>
      <Skeleton height={320} />
    </Loading>
  );
}

function Unreadable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = hasCode(error, 'NOT_FOUND');
  return (
    <Card flush className="mt-5">
      <ErrorState
        variant="full"
        title={isUnknown ? text.unknown : text.failedTitle}
        {...(isUnknown ? {} : { onRetry })}
      >
        {isUnknown ? null : errorText(error)}
      </ErrorState>
    </Card>
  );
}

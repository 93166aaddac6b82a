import type { Job } from '@propguard/protocol/jobs';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { installationQuery } from '../../lib/installation.ts';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { accuracyOf } from './accuracy.ts';
import { AccuracyCard } from './accuracy-card.tsx';
import { OperatorSteps } from './operator-steps.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { text } from './text.ts';

/** As many as anybody brings in at the beginning. */
const IMPORTS_LOOKED_AT = 100;
const JOBS_LOOKED_AT = 50;
const TRAINING_LOOK_MS = 10_000;

const isTraining = ({ kind, state }: Job): boolean =>
  kind === 'train-model' && (state === 'running' || state === 'queued');

/** `/bring-your-data`: from a file to figures, for whoever may import; for everybody else whom to ask. */
export function BringDataScreen() {
  const { session, meets } = useSession();
  const isOperator = meets('operator');
  const imports = useQuery(
    api.dataImports.list.queryOptions({ input: { limit: IMPORTS_LOOKED_AT }, enabled: isOperator }),
  );
  const models = useQuery(
    api.models.list.queryOptions({ enabled: session !== null, refetchInterval: TRAINING_LOOK_MS }),
  );
  const jobs = useQuery(
    api.jobs.listInstallation.queryOptions({
      input: { limit: JOBS_LOOKED_AT },
      enabled: isOperator,
      refetchInterval: TRAINING_LOOK_MS,
    }),
  );
  const training = jobs.data?.items.find(isTraining) ?? null;
  const items = imports.data?.items ?? [];
  const accuracy = models.data ? accuracyOf(models.data.items, items) : null;
  const isKnown = accuracy !== null && (!isOperator || imports.data !== undefined);
  const error = models.error ?? imports.error;
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-2">
        <div className="grid gap-3 md:gap-5">
          {isOperator ? null : <WhomToAsk />}
          {isOperator && isKnown ? (
            <OperatorSteps imports={items} accuracy={accuracy} training={training} />
          ) : null}
          {isOperator && !isKnown && !error ? <LoadingCard /> : null}
          <div className="after-loading">
            <OwnDataCard />
          </div>
        </div>
        {isKnown ? <AccuracyCard accuracy={accuracy} compares={isOperator} /> : null}
        {!isKnown && error ? (
          <ReadFailure
            title={text.failed}
            error={error}
            variant="banner"
            onRetry={() => void Promise.all([models.refetch(), imports.refetch()])}
          />
        ) : null}
        {!isKnown && !error && session && !isOperator ? <LoadingCard /> : null}
      </div>
    </Page>
  );
}

function LoadingCard() {
  return (
    <Card label={text.loading}>
      <Loading label={text.loading}>
        <SkeletonTable rows={6} columns={2} />
      </Loading>
    </Card>
  );
}

/** For everybody who may not import what all share. */
function WhomToAsk() {
  const { data: installation } = useQuery(installationQuery());
  const contact = installation?.operatorContact ?? null;
  return (
    <Alert title={text.askTitle}>
      {text.askOperator} {contact === null ? text.askNobody : text.askContact(contact)}
    </Alert>
  );
}

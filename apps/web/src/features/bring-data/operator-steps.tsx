import type { DataImport } from '@propguard/protocol/data-imports';
import type { Job } from '@propguard/protocol/jobs';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { dateText } from '../../parts/times/instant-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StepList } from '../../ui/layout/step-list.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { type Accuracy, importsOfListings, importsOfSales, rowsOf } from './accuracy.ts';
import { text } from './text.ts';

interface OperatorStepsProps {
  imports: readonly DataImport[];
  accuracy: Accuracy;
  /** The training that runs or waits; null while there is none. */
  training: Job | null;
}

const stateOf = (imports: readonly DataImport[]): string =>
  imports.length === 0 ? text.none : text.imported(rowsOf(imports).toLocaleString('en-AU'));

const wordsOf = (step: keyof typeof text.steps) => {
  const [title, about] = text.steps[step];
  return { title, about };
};

const percentOf = ({ done, total }: Job): number => Math.floor((100 * done) / Math.max(1, total ?? 1));

const modelState = (after: Accuracy['after'], training: Job | null, hasSales: boolean): string => {
  if (training)
    return training.state === 'queued' ? text.trainingWaits : text.trainingNow(percentOf(training));
  if (after) return text.trainedOn(after.sales, dateText(after.trainedAt, USUAL_TIME_ZONE));
  return hasSales ? text.waitsForModel : text.none;
};

/** What whoever runs the installation brings in for everybody, from file to figures. */
export function OperatorSteps({ imports, accuracy: { after }, training }: OperatorStepsProps) {
  const sales = importsOfSales(imports);
  const listings = importsOfListings(imports);
  const imported = (label: string, isDone: boolean) => (
    <LinkButton to={SCREENS.dataImports.path} kind={isDone ? 'secondary' : 'primary'}>
      {label}
    </LinkButton>
  );
  return (
    <Card flush title={text.shared} subtitle={text.sharedAbout}>
      <StepList
        doneLabel={text.done}
        steps={[
          {
            key: 'sales',
            ...wordsOf('sales'),
            state: stateOf(sales),
            isDone: sales.length > 0,
            action: imported(text.importSales, sales.length > 0),
          },
          {
            key: 'listings',
            ...wordsOf('listings'),
            state: stateOf(listings),
            isDone: listings.length > 0,
            action: imported(text.importListings, true),
          },
          {
            key: 'model',
            ...wordsOf('model'),
            state: modelState(after, training, sales.length > 0),
            isDone: after !== null && training === null,
            action: <Train isOffered={sales.length > 0} isTraining={training !== null} />,
          },
        ]}
      />
    </Card>
  );
}

/** Only once there is something to learn from. */
function Train({ isOffered, isTraining }: { isOffered: boolean; isTraining: boolean }) {
  const queryClient = useQueryClient();
  const train = useMutation({
    ...api.models.train.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.jobs.listInstallation.key() }),
    onError: (error) => notify.error({ title: text.notTrained, description: errorText(error) }),
  });
  if (isTraining) return <TextLink to={SCREENS.installationJobs.path}>{text.progress}</TextLink>;
  if (!isOffered) return null;
  return (
    <Button busy={train.isPending} onClick={() => train.mutate({})}>
      {text.train}
    </Button>
  );
}

import type { DataImport } from '@propguard/protocol/data-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { dayText } from '../../parts/times/day-text.ts';
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
}

const stateOf = (imports: readonly DataImport[]): string =>
  imports.length === 0 ? text.none : text.imported(rowsOf(imports).toLocaleString('en-AU'));

const wordsOf = (step: keyof typeof text.steps) => {
  const [title, about] = text.steps[step];
  return { title, about };
};

/** What whoever runs the installation brings in for everybody, from file to figures. */
export function OperatorSteps({ imports, accuracy: { after } }: OperatorStepsProps) {
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
            state: after
              ? text.trainedOn(after.sales, dayText(after.trainedAt.slice(0, 10)))
              : sales.length > 0
                ? text.waitsForModel
                : text.none,
            isDone: after !== null,
            action: <Train isOffered={sales.length > 0} />,
          },
        ]}
      />
    </Card>
  );
}

/** Only once there is something to learn from. */
function Train({ isOffered }: { isOffered: boolean }) {
  const queryClient = useQueryClient();
  const train = useMutation({
    ...api.models.train.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.models.list.key() }),
    onError: (error) => notify.error({ title: text.notTrained, description: errorText(error) }),
  });
  if (!isOffered) return null;
  if (train.isSuccess)
    return (
      <p role="status" className="max-w-60 text-pretty">
        {text.training} <TextLink to={SCREENS.installationJobs.path}>{text.progress}</TextLink>
      </p>
    );
  return (
    <Button busy={train.isPending} onClick={() => train.mutate({})}>
      {text.train}
    </Button>
  );
}

import type { PortfolioChoice, PortfolioDetail } from '@propguard/protocol/portfolios';
import { missingFields } from '@propguard/rules/imports/import-columns';
import { isState, STATES } from '@propguard/rules/places/states';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { tabDraft } from '../../../lib/tab-draft.ts';
import { useTabDraft } from '../../../lib/use-tab-draft.ts';
import { ColumnMapping } from '../../../parts/uploads/column-mapping.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { PreviewCard } from './preview-card.tsx';

const words = text.setUp;
const ANY_STATE = 'any';
const FIRST_FIELDS = new Set(['address', 'locality', 'loan', 'reference']);
const FIELDS = PORTFOLIO_FIELDS.map(({ key }) => ({
  key,
  label: text.field(key),
  isRequired: false,
  isFirst: FIRST_FIELDS.has(key),
}));
/** By the portfolio that it sets up. */
const setUpDraft = tabDraft<{ name: string; choice: PortfolioChoice }>('portfolio');
const NOTHING: PortfolioChoice = { columns: {}, state: null };

const withColumn = (choice: PortfolioChoice, field: string, column: string): PortfolioChoice => {
  const { [field]: _before, ...others } = choice.columns;
  return { ...choice, columns: column === '' ? others : { ...others, [field]: column } };
};

/** Which column holds what, with a preview of how the rows are read. */
export function SetUpPortfolio({ detail: { id, name: given, reading } }: { detail: PortfolioDetail }) {
  const queryClient = useQueryClient();
  const [{ name, choice }, change] = useTabDraft(setUpDraft, id, () => ({
    name: given,
    choice: reading?.guess ?? NOTHING,
  }));
  const setChoice = (next: PortfolioChoice) => change({ name, choice: next });
  const start = useMutation(
    api.portfolios.value.mutationOptions({
      onSuccess: () => {
        setUpDraft.drop();
        void queryClient.invalidateQueries({ queryKey: api.portfolios.list.key() });
        return queryClient.invalidateQueries({ queryKey: api.portfolios.get.key() });
      },
    }),
  );
  const isMissing = missingFields(PORTFOLIO_FIELDS, choice.columns).length > 0;
  return (
    <>
      <Card title={words.mapping} subtitle={words.hint}>
        <div className="mb-4 grid gap-4 md:max-w-140 md:grid-cols-2">
          <Field label={words.name} required>
            <TextInput value={name} onChange={(event) => change({ name: event.target.value, choice })} />
          </Field>
          {choice.columns.state ? null : (
            <Field label={words.state} hint={words.stateHint}>
              <Select
                options={[
                  { value: ANY_STATE, label: words.anyState },
                  ...STATES.map((state) => ({ value: state, label: state })),
                ]}
                value={choice.state ?? ANY_STATE}
                onValueChange={(state) => setChoice({ ...choice, state: isState(state) ? state : null })}
              />
            </Field>
          )}
        </div>
        <ColumnMapping
          fields={FIELDS}
          columns={reading?.columns ?? []}
          mapped={choice.columns}
          onChange={(field, column) => setChoice(withColumn(choice, field, column))}
          words={words}
          problem={isMissing ? words.missing : undefined}
        />
      </Card>
      {isMissing ? null : <PreviewCard id={id} choice={choice} />}
      {start.error ? (
        <ErrorState title={words.failed}>
          {fieldErrorsOf(start.error)[0]?.message ?? errorText(start.error)}
        </ErrorState>
      ) : null}
      <div className="flex max-md:*:flex-1">
        <Button
          kind="primary"
          disabled={isMissing || name.trim() === ''}
          busy={start.isPending}
          onClick={() => start.mutate({ id, name, ...choice })}
        >
          {words.start}
        </Button>
      </div>
    </>
  );
}

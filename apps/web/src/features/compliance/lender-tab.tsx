import type { StoredLenderFacts } from '@propguard/protocol/lending';
import { LenderFacts } from '@propguard/protocol/loan-facts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { FactControl } from './fact-control.tsx';
import { LENDER_FIELDS } from './fact-fields.ts';
import { type FactValues, toFacts, toValues } from './fact-values.ts';
import { factsResolver } from './facts-resolver.ts';
import { lenderFactsQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.lender;
const resolver = factsResolver(LENDER_FIELDS, LenderFacts);

export function LenderTab() {
  const { data, error, refetch, isFetching } = useQuery(lenderFactsQuery());
  return (
    <Card title={words.title} className="max-w-190">
      <p className="mb-4 max-w-[64ch] text-13 text-muted">{words.description}</p>
      {data ? <LenderForm key={data.version} stored={data} /> : null}
      {!data && error ? (
        <ReadFailure
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : null}
      {!data && !error ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={3} columns={2} />
        </Loading>
      ) : null}
    </Card>
  );
}

function LenderForm({ stored }: { stored: StoredLenderFacts }) {
  const { session, meets } = useSession();
  const queryClient = useQueryClient();
  const mayChange = session === null || session.workspace === null || meets('admin');
  const { form, onSubmit, formError, isSending } = useServerForm<FactValues>({
    resolver,
    defaultValues: toValues(LENDER_FIELDS, stored.facts),
    send: async (values) => {
      const facts = LenderFacts.parse(toFacts(LENDER_FIELDS, values));
      const saved = await apiClient.lending.setLenderFacts({ facts, version: stored.version });
      queryClient.setQueryData(lenderFactsQuery().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: api.loans.portfolio.key() });
      notify.success({ title: words.saved });
    },
  });
  const facts = { control: form.control, register: form.register, errors: form.formState.errors };
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={!mayChange} className="grid gap-x-3 gap-y-3.5 sm:grid-cols-2">
        {formError ? <ErrorState title={formError} className="sm:col-span-2" /> : null}
        {LENDER_FIELDS.map((field) => (
          <FactControl key={field.name} field={field} form={facts} />
        ))}
        {mayChange ? (
          <Button
            type="submit"
            kind="primary"
            className="justify-self-start"
            busy={isSending}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        ) : (
          <p className="text-13 text-muted sm:col-span-2">{text.rules.adminOnly}</p>
        )}
      </fieldset>
    </form>
  );
}

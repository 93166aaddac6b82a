import type { LeadImport, LeadImportChoice } from '@propguard/protocol/lead-imports';
import { missingFields } from '@propguard/rules/imports/import-columns';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import { LEAD_SOURCES, type LeadSource } from '@propguard/rules/leads/facts';
import { LEAD_TAG_MAX_LENGTH } from '@propguard/rules/leads/limits';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { tabDraft } from '../../lib/tab-draft.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useTabDraft } from '../../lib/use-tab-draft.ts';
import { ColumnMapping } from '../../parts/uploads/column-mapping.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { agentsQuery } from './queries.ts';
import { text } from './text.ts';

const SETTLE_MS = 300;
const NOBODY = 'nobody';
const FIRST = new Set(['name', 'email', 'phone', 'source', 'budget', 'locations']);
const FIELDS = LEAD_FIELDS.map(({ key }) => ({
  key,
  label: text.field(key),
  isRequired: false,
  isFirst: FIRST.has(key),
}));

const KNOWN = ['leave', 'complete'] as const;

/** By the import that it is chosen for. */
const choiceDraft = tabDraft<LeadImportChoice>('lead-import');

const firstChoice = ({ choice, reading }: LeadImport): LeadImportChoice =>
  choice ?? {
    columns: reading?.guess ?? {},
    source: 'website',
    state: null,
    agentId: null,
    tags: [],
    known: 'leave',
  };

/** Which column holds what, with a preview of how the rows are read and who of them is known. */
export function SetUpImport({ one, onStarted }: { one: LeadImport; onStarted: () => void }) {
  const queryClient = useQueryClient();
  const { data: agents } = useQuery(agentsQuery());
  const [choice, setChoice] = useTabDraft(choiceDraft, one.id, () => firstChoice(one));
  const [tag, setTag] = useState(choice.tags[0] ?? '');
  const settled = useDebounced(choice, SETTLE_MS);
  const check = useMutation(
    api.leadImports.check.mutationOptions({
      onSuccess: () => {
        choiceDraft.drop();
        onStarted();
        return queryClient.invalidateQueries({ queryKey: api.leadImports.key() });
      },
    }),
  );
  const isMissing = missingFields(LEAD_FIELDS, choice.columns).length > 0;
  const setColumn = (field: string, column: string) => {
    const { [field]: _before, ...others } = choice.columns;
    setChoice({ ...choice, columns: column === '' ? others : { ...others, [field]: column } });
  };
  return (
    <div className="grid gap-3 md:gap-5">
      <Card title={text.columns} subtitle={text.columnsHint}>
        <ColumnMapping
          fields={FIELDS}
          columns={one.reading?.columns ?? []}
          mapped={choice.columns}
          onChange={setColumn}
          words={text}
          problem={isMissing ? text.missing : undefined}
        />
      </Card>
      <Card title={text.choices}>
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
          <Field label={text.source} hint={text.sourceHint}>
            <Select<LeadSource>
              options={LEAD_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
              value={choice.source}
              onValueChange={(source) => setChoice({ ...choice, source })}
            />
          </Field>
          <Field label={text.agent} hint={text.agentHint}>
            <Select
              options={[
                { value: NOBODY, label: text.nobody },
                ...(agents?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={choice.agentId ?? NOBODY}
              onValueChange={(agentId) =>
                setChoice({ ...choice, agentId: agentId === NOBODY ? null : agentId })
              }
            />
          </Field>
          <Field label={text.tag} hint={text.tagHint}>
            <TextInput
              value={tag}
              maxLength={LEAD_TAG_MAX_LENGTH}
              onChange={(event) => {
                setTag(event.target.value);
                setChoice({ ...choice, tags: event.target.value.trim() ? [event.target.value.trim()] : [] });
              }}
            />
          </Field>
          <Field label={text.known}>
            <Select<LeadImportChoice['known']>
              options={KNOWN.map((value) => ({ value, label: text.knownChoices[value] }))}
              value={choice.known}
              onValueChange={(known) => setChoice({ ...choice, known })}
            />
          </Field>
        </div>
      </Card>
      {isMissing ? null : (
        <PreviewRows id={one.id} choice={settled} isOver={check.isPending || check.isSuccess} />
      )}
      {check.error ? (
        <ErrorState title={text.failedStart}>
          {fieldErrorsOf(check.error)[0]?.message ?? errorText(check.error)}
        </ErrorState>
      ) : null}
      <div className="flex max-md:*:flex-1">
        <Button
          kind="primary"
          disabled={isMissing}
          busy={check.isPending}
          onClick={() => check.mutate({ id: one.id, ...choice })}
        >
          {text.check}
        </Button>
      </div>
    </div>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { NewRuleSet, type RuleSetVersion } from '@propguard/protocol/rule-sets';
import { compareRules } from '@propguard/rules/lending/compare-rules';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { RiskWeightTable } from './risk-weight-table.tsx';
import { RuleChanges } from './rule-changes.tsx';
import { PARAGRAPH_FIELDS } from './rule-fields.ts';
import { errorAt, FirstWeightError, NumberCell } from './rule-inputs.tsx';
import { RuleLimitsCard } from './rule-limits-card.tsx';
import { text } from './text.ts';

const words = text.rules;

interface RuleSetEditorProps {
  base: RuleSetVersion & { rules: LendingRules };
  /** With the new version, or without one when nothing was saved. */
  onDone: (version?: string) => void;
}

/** Never in place: what is saved is the next version, with its difference in sight while it is made. */
export function RuleSetEditor({ base, onDone }: RuleSetEditorProps) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm<NewRuleSet>({
    resolver: zodResolver(NewRuleSet),
    defaultValues: { basedOn: base.version, effectiveFrom: '', note: '', rules: base.rules },
    send: async (values) => {
      const { version } = await apiClient.ruleSets.create(values);
      await queryClient.invalidateQueries({ queryKey: api.ruleSets.key() });
      void queryClient.invalidateQueries({ queryKey: api.audit.list.key() });
      notify.success({ title: words.saved(version) });
      onDone(version);
    },
  });
  const { errors } = form.formState;
  const rules = useWatch({ control: form.control, name: 'rules' });
  const changes = compareRules(base.rules, rules);
  const fields = { register: form.register, errors };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-3 md:gap-5"
      aria-label={words.editing(base.version)}
    >
      {formError ? <ErrorState title={formError} /> : null}
      {errors.rules?.message ? <ErrorState title={errors.rules.message} /> : null}
      <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-2">
        <div className="grid gap-3 md:gap-5">
          <Card title={words.weights} flush>
            <RiskWeightTable
              bounds={base.rules.riskWeight.lvrBoundsPercent}
              cell={(column, band) => (
                <NumberCell {...fields} path={`riskWeight.weightsPercent.${column}.${band}`} />
              )}
            />
            <FirstWeightError errors={errors} bands={base.rules.riskWeight.lvrBoundsPercent.length + 1} />
          </Card>
          <Card title={words.paragraphs}>
            <div className="grid gap-3.5">
              {PARAGRAPH_FIELDS.map(({ path, label }) => (
                <Field key={path} label={label} error={errorAt(errors, path)}>
                  <TextInput {...form.register(`rules.${path}` as 'note')} />
                </Field>
              ))}
            </div>
          </Card>
        </div>
        <div className="grid gap-3 md:gap-5">
          <Card title={words.editing(base.version)}>
            <div className="grid gap-3.5">
              <Field label={words.effectiveFrom} error={errors.effectiveFrom?.message}>
                <TextInput type="date" {...form.register('effectiveFrom')} />
              </Field>
              <Field label={words.note} error={errors.note?.message}>
                <TextInput autoComplete="off" {...form.register('note')} />
              </Field>
              <h3 className="mt-1 text-13">{words.changesTo(base.version)}</h3>
              <RuleChanges changes={changes} />
              <div className="mt-1 flex flex-wrap gap-2">
                <Button type="submit" kind="primary" busy={isSending} busyLabel={words.saving}>
                  {words.save}
                </Button>
                <Button onClick={() => onDone()}>{words.cancel}</Button>
              </div>
            </div>
          </Card>
          <RuleLimitsCard rules={base.rules} {...fields} />
        </div>
      </div>
    </form>
  );
}

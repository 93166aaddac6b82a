import type { LeadSettings } from '@propguard/protocol/leads';
import { readAud } from '@propguard/rules/imports/read-number';
import { LEAD_SOURCES, type LeadSource } from '@propguard/rules/leads/facts';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { STATES } from '@propguard/rules/places/states';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceChips } from '../../ui/controls/choice-chips.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { agentsQuery } from './queries.ts';
import { text } from './text.ts';
import { useChangeSettings } from './use-change-settings.ts';

const words = text.automation;
type Rule = LeadSettings['rules'][number];
type State = (typeof STATES)[number];

const saidOf = ({ conditions }: Rule): string =>
  [
    ...(conditions.sources ?? []).map((source) => SOURCE_NAMES[source]),
    ...(conditions.states ?? []),
    ...(conditions.budgetFrom ? [`$${conditions.budgetFrom.toLocaleString('en-AU')} or more`] : []),
  ].join(', ') || words.ruleAny;

const sentOf = ({ name, conditions, agents }: Rule) => ({
  name,
  conditions,
  agentIds: agents.map(({ id }) => id),
});

export function AssignmentRules({ settings }: { settings: LeadSettings }) {
  const { meets } = useSession();
  const change = useChangeSettings();
  const [adding, setAdding] = useState(false);
  const isAdmin = meets('admin');
  return (
    <Card
      title={words.rules}
      subtitle={words.rulesHint}
      actions={
        isAdmin ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {words.addRule}
          </Button>
        ) : null
      }
    >
      {settings.rules.length === 0 ? <p className="text-13 text-muted">{words.noRules}</p> : null}
      <ol className="grid gap-2 text-13">
        {settings.rules.map((rule) => (
          <li key={rule.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{rule.name}</span>
              <span className="block text-12 text-muted">
                {saidOf(rule)} → {rule.agents.map(({ name }) => name).join(', ')}
              </span>
            </span>
            {isAdmin ? (
              <IconButton
                icon={Trash2}
                kind="ghost"
                size="sm"
                label={words.removeRule(rule.name)}
                onClick={() =>
                  change.mutate({ rules: settings.rules.filter(({ id }) => id !== rule.id).map(sentOf) })
                }
              />
            ) : null}
          </li>
        ))}
      </ol>
      {adding ? (
        <RuleDialog
          busy={change.isPending}
          onClose={() => setAdding(false)}
          onSave={(rule) =>
            change.mutate(
              { rules: [...settings.rules.map(sentOf), rule] },
              // What was refused stays, to be put right.
              { onSuccess: () => setAdding(false) },
            )
          }
        />
      ) : null}
    </Card>
  );
}

function RuleDialog({
  busy,
  onClose,
  onSave,
}: {
  busy: boolean;
  onClose: () => void;
  onSave: (rule: ReturnType<typeof sentOf>) => void;
}) {
  const { data } = useQuery(agentsQuery());
  const [name, setName] = useState('');
  const [sources, setSources] = useState<LeadSource[]>([]);
  const [states, setStates] = useState<State[]>([]);
  const [budget, setBudget] = useState('');
  const [agentIds, setAgentIds] = useState<string[]>([]);
  const agents = data?.items ?? [];
  const budgetFrom = readAud(budget);
  const isUnreadable = budget.trim() !== '' && budgetFrom === null;
  const save = () =>
    onSave({
      name: name.trim(),
      agentIds,
      conditions: {
        ...(sources.length > 0 && { sources }),
        ...(states.length > 0 && { states }),
        ...(budgetFrom !== null && budgetFrom > 0 && { budgetFrom }),
      },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.addRule}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            disabled={name.trim() === '' || agentIds.length === 0 || isUnreadable}
            onClick={save}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={words.ruleName}>
          <TextInput value={name} onChange={(event) => setName(event.target.value)} maxLength={80} />
        </Field>
        <ChoiceChips
          label={words.ruleSources}
          options={LEAD_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
          chosen={sources}
          onChange={setSources}
        />
        <ChoiceChips
          label={words.ruleStates}
          options={STATES.map((value) => ({ value, label: value }))}
          chosen={states}
          onChange={setStates}
        />
        <Field label={words.ruleBudget} error={isUnreadable && text.form.dollars}>
          <TextInput inputMode="numeric" value={budget} onChange={(event) => setBudget(event.target.value)} />
        </Field>
        {agents.length === 0 ? (
          <p className="text-13 text-muted">{words.noAgents}</p>
        ) : (
          <ChoiceChips
            label={words.ruleAgents}
            options={agents.map(({ id, name: label }) => ({ value: id, label }))}
            chosen={agentIds}
            onChange={setAgentIds}
          />
        )}
      </div>
    </Dialog>
  );
}

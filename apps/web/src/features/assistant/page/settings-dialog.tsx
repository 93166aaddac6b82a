import type { AssistantSettings, AssistantSettingsChange } from '@propguard/protocol/assistant-settings';
import { ASSISTANT_ENGINES, type AssistantEngine } from '@propguard/rules/assistant/engines';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { notify } from '../../../ui/notify.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { settingsQuery } from '../queries.ts';
import { text } from '../text.ts';
import { useAssistantStatus } from '../use-assistant-status.ts';

const words = text.settings;
const ENGINES = ASSISTANT_ENGINES.map((value) => ({ value, label: words.engines[value] }));

/** Who answers in the workspace, how it is reached and how it has done; an admin may change it. */
export function SettingsDialog() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...settingsQuery(), enabled: isOpen });
  return (
    <>
      <IconButton icon={Settings2} label={words.open} kind="ghost" size="sm" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.title} description={words.description}>
        <Measured />
        {data ? <SettingsForm settings={data} onSaved={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function Measured() {
  const { status } = useAssistantStatus();
  if (!status) return null;
  return (
    <section className="mb-4 grid gap-1.5 text-13">
      <p className="flex items-center gap-2">
        <span className="font-medium">{words.engines[status.engine]}</span>
        {status.engine === 'own' ? null : (
          <Badge tone={status.isAuthenticated ? 'positive' : 'caution'}>
            {status.isAuthenticated ? words.connected : words.notConnected}
          </Badge>
        )}
      </p>
      {status.error && status.engine !== 'own' ? <p className="text-danger">{status.error}</p> : null}
      <ul className="grid gap-1 text-12 text-muted tabular-nums">
        {status.engines.map(({ engine, turns, failures, firstTextMs }) => (
          <li key={engine}>
            {words.measured}, {words.engines[engine]}:{' '}
            {turns === 0 ? words.none : words.measuredLine(turns, failures)}
            {firstTextMs ? `, ${words.firstText(firstTextMs.p50.toFixed(0))}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Draft = Record<
  'organisationId' | 'sensayKey' | 'sensayUrl' | 'openAiUrl' | 'model' | 'openAiKey',
  string
>;

function SettingsForm({ settings, onSaved }: { settings: AssistantSettings; onSaved: () => void }) {
  const queryClient = useQueryClient();
  const { meets } = useSession();
  const [engine, setEngine] = useState<AssistantEngine>(settings.engine);
  const [draft, setDraft] = useState<Draft>({
    organisationId: settings.sensay.organisationId ?? '',
    sensayKey: '',
    sensayUrl: settings.sensay.baseUrl,
    openAiUrl: settings.openAi.baseUrl ?? '',
    model: settings.openAi.model ?? '',
    openAiKey: '',
  });
  const change = useMutation({
    ...api.assistant.changeSettings.mutationOptions(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: api.assistant.key() });
      notify.success({ title: words.saved });
      onSaved();
    },
  });
  if (!meets('admin')) return <p className="text-13 text-muted">{words.adminOnly}</p>;
  const errorOf = (field: string) => fieldErrorsOf(change.error).find((one) => one.field === field)?.message;
  const bind = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const keyHint = (hint: string | null) => (hint === null ? words.keyNone : words.keyKept(hint));
  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(changeOf(engine, draft));
      }}
    >
      {change.error && fieldErrorsOf(change.error).length === 0 ? (
        <Alert tone="danger" title={words.failed} live>
          {errorText(change.error)}
        </Alert>
      ) : null}
      <NativeSelect label={words.engine} options={ENGINES} value={engine} onValueChange={setEngine} />
      {engine === 'sensay' ? (
        <>
          <Field label={words.sensay.address} error={errorOf('sensay.baseUrl')}>
            <TextInput type="url" {...bind('sensayUrl')} />
          </Field>
          <Field label={words.sensay.organisation} error={errorOf('sensay.organisationId')}>
            <TextInput autoComplete="off" {...bind('organisationId')} />
          </Field>
          <Field
            label={words.sensay.key}
            hint={keyHint(settings.sensay.keyHint)}
            error={errorOf('sensay.key')}
          >
            <PasswordInput autoComplete="off" {...bind('sensayKey')} />
          </Field>
        </>
      ) : null}
      {engine === 'openai-compatible' ? (
        <>
          <Field label={words.openAi.address} error={errorOf('openAi.baseUrl')}>
            <TextInput type="url" {...bind('openAiUrl')} />
          </Field>
          <Field label={words.openAi.model} error={errorOf('openAi.model')}>
            <TextInput autoComplete="off" {...bind('model')} />
          </Field>
          <Field
            label={words.openAi.key}
            hint={keyHint(settings.openAi.keyHint)}
            error={errorOf('openAi.key')}
          >
            <PasswordInput autoComplete="off" {...bind('openAiKey')} />
          </Field>
        </>
      ) : null}
      <Button type="submit" kind="primary" busy={change.isPending} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  );
}

/** An empty key keeps the one that is stored. */
function changeOf(engine: AssistantEngine, draft: Draft): AssistantSettingsChange {
  const key = (typed: string) => (typed === '' ? {} : { key: typed });
  if (engine === 'sensay') {
    return {
      engine,
      sensay: {
        baseUrl: draft.sensayUrl,
        organisationId: draft.organisationId || null,
        ...key(draft.sensayKey),
      },
    };
  }
  if (engine === 'openai-compatible') {
    return {
      engine,
      openAi: { baseUrl: draft.openAiUrl || null, model: draft.model || null, ...key(draft.openAiKey) },
    };
  }
  return { engine };
}

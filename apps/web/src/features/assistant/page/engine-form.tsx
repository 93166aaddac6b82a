import type { AssistantSettings } from '@propguard/protocol/assistant-settings';
import { ASSISTANT_ENGINES, type AssistantEngine } from '@propguard/rules/assistant/engines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { triedKey } from '../../../lib/tried-key.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { NativeSelect } from '../../../ui/controls/native-select.tsx';
import { PasswordInput } from '../../../ui/controls/password-input.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';
import { changeOf, type DraftErrors, draftOf, type EngineDraft, triedOf } from './engine-draft.ts';

const words = text.settings;
const ENGINES = ASSISTANT_ENGINES.map((value) => ({ value, label: words.engines[value] }));

interface EngineFormProps {
  settings: AssistantSettings;
  onSaved: () => void;
}

/** An admin stores who answers; everybody may try a key of their own, which is kept in this browser only. */
export function EngineForm({ settings, onSaved }: EngineFormProps) {
  const queryClient = useQueryClient();
  const { meets } = useSession();
  const [engine, setEngine] = useState<AssistantEngine>(settings.engine);
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [wrong, setWrong] = useState<DraftErrors>({});
  const change = useMutation({
    ...api.assistant.changeSettings.mutationOptions(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: api.assistant.key() });
      notify.success({ title: words.saved });
      onSaved();
    },
  });
  const isAdmin = meets('admin');
  const errorOf = (field: string) =>
    wrong[field] ?? fieldErrorsOf(change.error).find((one) => one.field === field)?.message;
  const bind = (name: keyof EngineDraft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const keyHint = (hint: string | null) => {
    if (!isAdmin) return undefined;
    return hint === null ? words.keyNone : words.keyKept(hint);
  };
  const tryIt = () => {
    if (engine === 'own') return;
    const found = triedOf(engine, draft);
    setWrong('errors' in found ? found.errors : {});
    if (!('tried' in found)) return;
    triedKey.try(found.tried);
    setDraft({ ...draft, sensayKey: '', openAiKey: '' });
  };
  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong({});
        if (isAdmin) change.mutate(changeOf(engine, draft));
        else tryIt();
      }}
    >
      {isAdmin ? null : <p className="text-13 text-muted">{words.adminOnly}</p>}
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
      <div className="flex flex-wrap gap-2">
        {isAdmin ? (
          <Button type="submit" kind="primary" busy={change.isPending}>
            {words.save}
          </Button>
        ) : null}
        {engine === 'own' ? null : <Button onClick={tryIt}>{words.try}</Button>}
      </div>
      {engine === 'own' ? null : <p className="text-12 text-pretty text-muted">{words.tryHint}</p>}
    </form>
  );
}

import type { ReplyTemplate } from '@propguard/protocol/channel-replies';
import { fillTemplate } from '@propguard/rules/channels/fill-template';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { randomId } from '../../lib/random-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { templatesQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.template;

/** When words of our own may not go there: a message that the channel has approved, with its places filled. */
export function TemplateReply({ id }: { id: string }) {
  const { data } = useQuery(templatesQuery(id));
  const [name, setName] = useState<string | null>(null);
  if (!data) return null;
  if (data.items.length === 0) return <p className="px-1 text-12 text-muted">{words.none}</p>;
  const chosen = data.items.find((one) => one.name === name) ?? data.items[0];
  return (
    <div className="grid gap-2">
      <NativeSelect
        label={words.choose}
        options={data.items.map((one) => ({ value: one.name, label: one.name.replaceAll('_', ' ') }))}
        value={chosen?.name ?? ''}
        onValueChange={setName}
        className="rounded-2 border border-control"
      />
      {chosen ? <Places key={chosen.name} id={id} template={chosen} /> : null}
    </div>
  );
}

function Places({ id, template }: { id: string; template: ReplyTemplate }) {
  const [values, setValues] = useState<string[]>(() => Array.from({ length: template.variables }, () => ''));
  const [messageId] = useState(randomId);
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: () =>
      apiClient.channels.replyByTemplate({ id, messageId, name: template.name, variables: values }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.inbox.key() }),
  });
  const isFilled = values.every((value) => value.trim() !== '');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled && !send.isPending) send.mutate();
      }}
    >
      <p dir="auto" className="rounded-2 bg-sunken px-3 py-2 text-13">
        {fillTemplate(
          template.body,
          values.map((value, index) => value || `{{${index + 1}}}`),
        )}
      </p>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than its number
        <Field key={index} label={words.place(index + 1)}>
          <TextInput
            size="sm"
            maxLength={500}
            value={value}
            onChange={(event) =>
              setValues(values.map((before, at) => (at === index ? event.target.value : before)))
            }
          />
        </Field>
      ))}
      {send.error ? (
        <p role="alert" className="text-12 text-danger">
          {text.reply.failed}. {errorText(send.error)}
        </p>
      ) : null}
      <Button
        type="submit"
        kind="primary"
        icon={Send}
        busy={send.isPending}
        disabled={!isFilled}
        className="justify-self-end"
      >
        {words.send}
      </Button>
    </form>
  );
}

import type { Conversation } from '@propguard/protocol/conversations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { text } from '../text.ts';

interface ReplyAsPersonProps {
  conversation: Conversation;
  onSent: () => void;
}

/** For the member of the team who has taken the conversation over. */
export function ReplyAsPerson({ conversation, onSent }: ReplyAsPersonProps) {
  const [typed, setTyped] = useState('');
  const [turnId, setTurnId] = useState(randomId);
  const reply = useMutation({
    ...api.assistant.replyAsPerson.mutationOptions(),
    onSuccess: () => {
      setTyped('');
      setTurnId(randomId());
      onSent();
    },
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') reply.mutate({ id: conversation.id, turnId, text: typed });
      }}
    >
      <Field label={text.composer.label} error={reply.error ? errorText(reply.error) : null}>
        <TextArea rows={2} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" kind="primary" busy={reply.isPending} className="justify-self-end">
        {text.composer.send}
      </Button>
    </form>
  );
}

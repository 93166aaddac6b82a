import type { Conversation } from '@propguard/protocol/conversations';
import { isHandedOver } from '@propguard/rules/conversations/states';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import { useMutation } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';

const words = text.handOver;

interface HandOverBarProps {
  conversation: Conversation;
  onChanged: () => void;
}

/** Who answers this conversation, as long as it is not the assistant. */
export function HandOverBar({ conversation, onChanged }: HandOverBarProps) {
  const { meets } = useSession();
  const settled = {
    onSuccess: onChanged,
    onError: (error: unknown) => notify.error({ title: words.failed, description: errorText(error) }),
  };
  const takeBack = useMutation({ ...api.conversations.takeBack.mutationOptions(), ...settled });
  const takeOver = useMutation({ ...api.conversations.takeOver.mutationOptions(), ...settled });
  if (!isHandedOver(conversation.state)) return null;
  const { id, person } = conversation;
  return (
    <Alert
      icon={UserRound}
      title={person === null ? words.waiting : words.person(person)}
      action={
        <span className="flex flex-wrap gap-2">
          {conversation.state === 'waiting' && !conversation.mine && meets('agent') ? (
            <Button size="sm" busy={takeOver.isPending} onClick={() => takeOver.mutate({ id })}>
              {words.takeOver}
            </Button>
          ) : null}
          <Button size="sm" busy={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
            {words.takeBack}
          </Button>
        </span>
      }
    />
  );
}

/** Only who has no account is asked how to be reached, and may leave it out: they are answered here all the same. */
export function AskForPerson({ conversation, onChanged }: HandOverBarProps) {
  const { session } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const ask = useMutation({
    ...api.conversations.handOver.mutationOptions(),
    onSuccess: () => {
      setIsAsked(false);
      onChanged();
    },
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  if (isHandedOver(conversation.state) || !conversation.mine) return null;
  const { id } = conversation;
  return (
    <>
      <Button
        size="sm"
        kind="ghost"
        icon={UserRound}
        busy={ask.isPending}
        onClick={() => (session?.visitor ? setIsAsked(true) : ask.mutate({ id }))}
      >
        {words.ask}
      </Button>
      <Dialog open={isAsked} onOpenChange={setIsAsked} title={words.ask} description={words.reach} size="sm">
        <ReachForm isBusy={ask.isPending} onAsk={(reach) => ask.mutate({ id, ...reach })} />
      </Dialog>
    </>
  );
}

interface ReachFormProps {
  isBusy: boolean;
  onAsk: (reach: { name?: string; address?: string }) => void;
}

function ReachForm({ isBusy, onAsk }: ReachFormProps) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk({ ...(name.trim() ? { name } : {}), ...(address.trim() ? { address } : {}) });
      }}
    >
      <Field label={words.name} aside={words.optional}>
        <TextInput
          autoComplete="name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={words.address} aside={words.optional}>
        <TextInput
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={isBusy} onClick={() => onAsk({})}>
          {words.skip}
        </Button>
        <Button type="submit" kind="primary" busy={isBusy}>
          {words.ask}
        </Button>
      </div>
    </form>
  );
}

import type { Conversation } from '@propguard/protocol/conversations';
import { isHandedOver } from '@propguard/rules/conversations/states';
import { useMutation } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
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
          {conversation.state === 'waiting' && meets('agent') ? (
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

export function AskForPerson({ conversation, onChanged }: HandOverBarProps) {
  const ask = useMutation({
    ...api.conversations.handOver.mutationOptions(),
    onSuccess: onChanged,
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  if (isHandedOver(conversation.state)) return null;
  return (
    <Button
      size="sm"
      kind="ghost"
      icon={UserRound}
      busy={ask.isPending}
      onClick={() => ask.mutate({ id: conversation.id })}
    >
      {words.ask}
    </Button>
  );
}

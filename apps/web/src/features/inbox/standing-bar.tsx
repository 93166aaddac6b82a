import type { InboxConversation } from '@propguard/protocol/inbox';
import { Eye, UserRoundCheck } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';
import { useInboxAction } from './use-inbox-action.ts';
import { useShortTime } from './use-short-time.ts';
import { WaitingClock } from './waiting-clock.tsx';

const words = text.standing;

function useSentence({ state, isMine, assignee, snoozedUntil }: InboxConversation): string {
  const time = useShortTime();
  if (state === 'assistant') return words.assistant;
  if (state === 'resolved') return words.resolved;
  if (state === 'snoozed') return words.snoozed(snoozedUntil ? time(snoozedUntil) : '');
  if (state === 'person') return isMine || !assignee ? words.yours : words.person(assignee.name);
  if (isMine) return words.waitingForYou;
  return assignee ? words.waitingFor(assignee.name) : words.waiting;
}

/** Who answers, how long somebody has waited, why, and who else is here. */
export function StandingBar({ conversation }: { conversation: InboxConversation }) {
  const { id, state, waiting, handOverReason, lookers, isMine } = conversation;
  const { run, isBusy } = useInboxAction();
  const sentence = useSentence(conversation);
  const canTake = state !== 'resolved' && !(state === 'person' && isMine);
  return (
    <>
      <div
        className={`flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 md:px-5 ${state === 'waiting' ? 'bg-caution-soft' : 'bg-sunken'}`}
      >
        <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
          <p className="text-13 font-semibold">{sentence}</p>
          {waiting ? <WaitingClock waiting={waiting} isLarge /> : null}
          {handOverReason ? (
            <p className="text-12 text-muted">
              {words.reason}: <bdi>{handOverReason}</bdi>
            </p>
          ) : null}
        </div>
        {canTake ? (
          <Button
            kind="primary"
            icon={UserRoundCheck}
            busy={isBusy}
            data-inbox-key="take"
            onClick={() => run(() => apiClient.inbox.take({ id }), text.actions.taken)}
          >
            {text.actions.take}
          </Button>
        ) : null}
      </div>
      {lookers.length > 0 ? (
        <p
          role="status"
          className="flex flex-none items-center gap-2 border-b border-line px-3 py-1.5 text-12 text-muted md:px-5"
        >
          <Icon of={Eye} size={14} />
          {text.lookers(lookers.map(({ name }) => name))}
        </p>
      ) : null}
    </>
  );
}

import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { Bot, ChevronRight, Eye, UserRoundCheck } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';
import { useInboxAction } from './use-inbox-action.ts';
import { useShortTime } from './use-short-time.ts';
import { WaitScale } from './wait-scale.tsx';

const words = text.standing;

function useSentence({ state, isMine, assignee, snoozedUntil }: InboxConversation): string {
  const time = useShortTime();
  if (state === 'assistant') return words.assistant;
  if (state === 'resolved') return words.resolved;
  if (state === 'snoozed') return words.snoozed(snoozedUntil ? time(snoozedUntil) : '');
  if (state === 'person') {
    if (isMine) return words.yours;
    return assignee ? words.person(assignee.name) : words.team;
  }
  if (isMine) return words.waitingForYou;
  return assignee ? words.waitingFor(assignee.name) : words.waiting;
}

/** Who answers, since when, how long somebody has waited, why, and who else is here. */
export function StandingBar({ conversation }: { conversation: InboxConversation }) {
  const { id, state, waiting, handOverReason, handOverCause, lookers, isMine, entries } = conversation;
  const { run, isBusy } = useInboxAction();
  const time = useShortTime();
  const sentence = useSentence(conversation);
  const canTake = state !== 'resolved' && !(state === 'person' && isMine);
  const asked = entries.findLast((entry) => entry.kind === 'hand-over' && entry.endedAt === null);
  return (
    <>
      <div
        className={`flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 md:px-5 ${state === 'waiting' ? 'bg-caution-soft' : 'bg-sunken'}`}
      >
        <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
          <p className="flex flex-wrap items-center gap-x-2 text-13">
            {asked && state === 'waiting' ? (
              <span className="flex items-center gap-2">
                <Icon of={Bot} size={14} />
                {words.assistantUntil(time(asked.at))}
                <Icon of={ChevronRight} size={12} className="text-muted" />
              </span>
            ) : null}
            <span className="font-semibold">{sentence}</span>
          </p>
          {waiting ? <WaitScale waiting={waiting} /> : null}
          {handOverCause && (handOverReason || handOverCause !== 'asked') ? (
            <p className="text-12 text-muted">
              {words.cause[handOverCause]}
              {handOverReason ? (
                <>
                  : <bdi>{handOverReason}</bdi>
                </>
              ) : null}
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

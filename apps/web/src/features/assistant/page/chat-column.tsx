import { isHandedOver } from '@propguard/rules/conversations/states';
import { useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Composer } from '../composer.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { ConversationLog } from '../messages/conversation-log.tsx';
import { text } from '../text.ts';
import { TriedKeyBar } from '../tried-key-bar.tsx';
import { useAssistantStatus } from '../use-assistant-status.ts';
import { ChatSurvey } from './chat-survey.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { AskForPerson, HandOverBar } from './hand-over-bar.tsx';
import { ReplyAsPerson } from './reply-as-person.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import type { useChosenConversation } from './use-chosen-conversation.ts';

const words = text.page;

/** The conversation itself, with who answers it above and the place to write below. */
export function ChatColumn({ chosen }: { chosen: ReturnType<typeof useChosenConversation> }) {
  const queryClient = useQueryClient();
  const { session } = useSession();
  const status = useAssistantStatus();
  const open = useConversation({ id: chosen.id, isStored: chosen.isStored, source: 'web' });
  const { conversation, turns } = open;
  const hasTurns = turns.length > 0;
  const { keep } = chosen;
  useEffect(() => {
    if (hasTurns) keep();
  }, [hasTurns, keep]);
  const refresh = () => {
    for (const queryKey of [api.conversations.key(), api.assistant.key()])
      void queryClient.invalidateQueries({ queryKey });
  };
  const isWithPerson = conversation !== null && isHandedOver(conversation.state);
  const isMyTurnToAnswer =
    conversation?.state === 'person' && !conversation.mine && conversation.person === session?.account.name;
  return (
    <section aria-label={text.log} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex min-h-12 flex-none flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
        <h2 dir="auto" className="min-w-0 flex-[1_1_9rem] truncate text-14">
          {conversation?.title || words.untitled}
        </h2>
        <Badge tone={status.service ? 'positive' : 'neutral'}>
          {status.service ? text.badge.connected : text.badge.demo}
        </Badge>
        {conversation ? <AskForPerson conversation={conversation} onChanged={refresh} /> : null}
        <SettingsDialog />
        {conversation ? (
          <ConversationMenu conversation={conversation} onChanged={refresh} onRemoved={chosen.beginAnew} />
        ) : null}
      </header>
      {status.status === undefined && !status.tried ? (
        <div aria-hidden="true" className="min-h-13 flex-none" />
      ) : null}
      {status.banner ? (
        <p className="flex min-h-13 flex-none items-center gap-2 bg-caution-soft px-4 py-2 text-12 text-pretty">
          <Icon of={Info} size={14} className="flex-none text-caution" />
          {status.banner}
        </p>
      ) : null}
      <TriedKeyBar status={status} />
      {conversation && isWithPerson ? (
        <div className="flex-none px-4 pt-3">
          <HandOverBar conversation={conversation} onChanged={refresh} />
        </div>
      ) : null}
      {open.isLoading ? (
        <Loading label={words.loading} className="grid flex-1 content-end gap-3 p-4">
          <Skeleton height={40} width="60%" className="justify-self-end" />
          <Skeleton height={120} />
        </Loading>
      ) : open.isGone ? (
        <EmptyState title={words.gone} className="flex-1" />
      ) : open.error && !hasTurns ? (
        <ErrorState
          variant="full"
          title={words.conversationFailed}
          onRetry={() => void open.refetch()}
          className="flex-1"
        >
          {errorText(open.error)}
        </ErrorState>
      ) : (
        <ConversationLog
          conversation={open}
          variant="core"
          thinking={text.thinking.core}
          className="flex-1 px-4 py-4 *:mx-auto *:w-full *:max-w-170 [&>p]:w-auto [&>p]:mr-[max(0px,calc(50%-340px))]"
        />
      )}
      <div className="mx-auto grid w-full max-w-178 flex-none gap-2 px-4">
        {conversation?.state === 'resolved' && conversation.mine ? (
          <ChatSurvey conversationId={conversation.id} />
        ) : null}
        {isMyTurnToAnswer && conversation ? (
          <ReplyAsPerson conversation={conversation} onSent={refresh} />
        ) : (
          <Composer
            conversation={open}
            placeholder={isWithPerson ? text.composer.person : status.placeholder}
          />
        )}
        <p className="pt-2 pb-3 text-12 text-muted">{status.credit}</p>
      </div>
    </section>
  );
}

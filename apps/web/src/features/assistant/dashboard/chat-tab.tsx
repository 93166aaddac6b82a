import { useEffect } from 'react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Composer } from '../composer.tsx';
import { useKeptId } from '../conversation/kept-id.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { ConversationLog } from '../messages/conversation-log.tsx';
import { ChatSurvey } from '../page/chat-survey.tsx';
import { AskForPerson, HandOverBar } from '../page/hand-over-bar.tsx';
import { text } from '../text.ts';
import { useAssistantStatus } from '../use-assistant-status.ts';

const KEY = 'propguard.dashboard-conversation';

/** The chat of the dashboard, which goes on after a reload: CORE-DCHAT-01 to CORE-DCHAT-05. */
export function ChatTab() {
  const { id, isStored, keep, beginAnew } = useKeptId(KEY);
  const status = useAssistantStatus();
  const conversation = useConversation({ id, isStored, source: 'dashboard' });
  const isSent = conversation.turns.some(({ delivery }) => delivery === 'sent');
  useEffect(() => {
    if (conversation.isGone) beginAnew();
    else if (conversation.turns.length > 0) keep(isSent);
  }, [conversation.isGone, conversation.turns.length, isSent, beginAnew, keep]);
  const { conversation: stored } = conversation;
  const refresh = () => void conversation.refetch();
  return (
    <Card
      title={text.name.core}
      actions={
        <Badge tone={status.service ? 'positive' : 'neutral'}>
          {status.service ? text.badge.connected : text.badge.demo}
        </Badge>
      }
      foot={status.credit}
    >
      <div className="flex h-[min(620px,70dvh)] flex-col gap-3">
        <ConversationLog
          conversation={conversation}
          variant="core"
          thinking={text.thinking.dashboard}
          className="flex-1"
        />
        {stored ? (
          <div className="flex flex-none flex-wrap items-center gap-2 empty:hidden">
            <HandOverBar conversation={stored} onChanged={refresh} />
            <AskForPerson conversation={stored} onChanged={refresh} />
            {stored.state === 'resolved' ? <ChatSurvey conversationId={stored.id} /> : null}
          </div>
        ) : null}
        <Composer conversation={conversation} placeholder={status.placeholder} className="flex-none" />
      </div>
    </Card>
  );
}

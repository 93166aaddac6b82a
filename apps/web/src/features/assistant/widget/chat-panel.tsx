import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { isHandedOver } from '@propguard/rules/conversations/states';
import { Info, Maximize2, Minus, Plus, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { assistantPath } from '../../../routes/assist.ts';
import { buttonLook } from '../../../ui/controls/button-look.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Composer } from '../composer.tsx';
import type { OpenConversation } from '../conversation/use-conversation.ts';
import { ConversationLog } from '../messages/conversation-log.tsx';
import { ChatSurvey } from '../page/chat-survey.tsx';
import { AskForPerson, HandOverBar } from '../page/hand-over-bar.tsx';
import { text } from '../text.ts';
import { TriedKeyBar } from '../tried-key-bar.tsx';
import type { useAssistantStatus } from '../use-assistant-status.ts';
import { LeadBar } from './lead-bar.tsx';
import { PanelHead } from './panel-head.tsx';
import { PropertyStrip } from './property-strip.tsx';
import { QuickChips } from './quick-chips.tsx';
import { useReach } from './use-reach.ts';

const words = text.widget;
/** CORE-CHAT-04, CORE-CHAT-05, OPS-WIDGET-02. */
const HEIGHTS_PX = { core: 650, operations: 600 };
const MINIMISED_PX = 64;

interface ChatPanelProps {
  variant: WidgetVariant;
  conversation: OpenConversation;
  conversationId: string;
  status: ReturnType<typeof useAssistantStatus>;
  isMinimised: boolean;
  onMinimise: () => void;
  onClose: () => void;
  onBeginAnew: () => void;
}

/** Beside the page, not over it: the page stays usable. On a phone it is a sheet that fills the screen. */
export function ChatPanel(props: ChatPanelProps) {
  const { variant, conversation, status, isMinimised, onMinimise, onClose, onBeginAnew } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useFocusWhenOpened(input, isMinimised);
  const isAlex = variant === 'operations';
  const { turns } = conversation;
  const reach = useReach(isAlex, conversation.isOffline);
  const { conversation: stored } = conversation;
  const handedOver = stored && isHandedOver(stored.state) ? stored : null;
  const height = isMinimised ? MINIMISED_PX : HEIGHTS_PX[variant];
  return (
    <section
      aria-label={text.name[variant]}
      style={{ height: `min(${height}px, 100dvh)` }}
      onKeyDown={(event) => {
        // A dialog above the panel has taken the key already.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className="fixed right-6 bottom-6 z-30 flex w-105 animate-rise flex-col overflow-hidden rounded-2 bg-raised text-14 shadow-lift max-md:inset-x-0 max-md:bottom-0 max-md:w-auto max-md:rounded-none max-md:data-[open=true]:h-dvh! print-hidden"
      data-open={!isMinimised}
    >
      <PanelHead
        variant={variant}
        service={status.service}
        line={status.line}
        reach={reach}
        actions={
          <>
            {isMinimised ? null : (
              <>
                <IconButton
                  icon={Plus}
                  label={words.newConversation}
                  kind="ghost"
                  size="sm"
                  onClick={onBeginAnew}
                />
                <Link
                  to={assistantPath(props.conversationId)}
                  aria-label={words.fullPage}
                  onClick={onClose}
                  className={buttonLook({ kind: 'ghost', size: 'sm', shape: 'square' })}
                >
                  <Icon of={Maximize2} />
                </Link>
              </>
            )}
            <IconButton
              icon={Minus}
              label={isMinimised ? words.expand : words.minimise}
              aria-expanded={!isMinimised}
              kind="ghost"
              size="sm"
              onClick={onMinimise}
            />
            <IconButton icon={X} label={words.close} kind="ghost" size="sm" onClick={onClose} />
          </>
        }
      />
      {isMinimised ? null : (
        <>
          {status.banner && !isAlex ? (
            <p className="flex flex-none gap-2 bg-caution-soft px-4 py-2 text-12">
              <Icon of={Info} size={14} className="mt-px text-caution" />
              {status.banner}
            </p>
          ) : null}
          <TriedKeyBar status={status} />
          {isAlex ? <LeadBar turns={turns} /> : null}
          {handedOver ? (
            <div className="flex-none px-4 pt-3">
              <HandOverBar conversation={handedOver} onChanged={() => void conversation.refetch()} />
            </div>
          ) : null}
          <ConversationLog
            conversation={conversation}
            variant={variant}
            thinking={text.thinking[variant]}
            className="flex-1 p-4"
          />
          {isAlex ? <PropertyStrip turns={turns} /> : null}
          {isAlex ? <QuickChips conversation={conversation} /> : null}
          {stored?.state === 'resolved' ? (
            <div className="flex-none px-4 pb-2">
              <ChatSurvey conversationId={stored.id} />
            </div>
          ) : null}
          <Composer
            conversation={conversation}
            placeholder={handedOver ? text.composer.person : isAlex ? text.composer.alex : status.placeholder}
            inputRef={input}
            className="flex-none px-4"
          />
          <footer className="flex flex-none flex-wrap items-center justify-between gap-2 px-4 pt-2 pb-2.5 text-12 text-muted">
            {status.credit}
            {stored ? (
              <AskForPerson conversation={stored} onChanged={() => void conversation.refetch()} />
            ) : null}
          </footer>
        </>
      )}
    </section>
  );
}

function useFocusWhenOpened(input: RefObject<HTMLTextAreaElement | null>, isMinimised: boolean): void {
  useEffect(() => {
    if (!isMinimised) input.current?.focus({ preventScroll: true });
  }, [isMinimised, input]);
}

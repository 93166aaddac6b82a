import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { useEffect, useRef, useState } from 'react';
import { useConversation } from '../conversation/use-conversation.ts';
import { useAssistantStatus } from '../use-assistant-status.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useKeptConversation } from './kept-conversation.ts';

interface ChatWidgetProps {
  variant?: WidgetVariant;
  /** It was loaded because somebody pressed its button. */
  startsOpen?: boolean;
}

/** Closed or open, expanded or minimised (CORE-CHAT-14 to CORE-CHAT-17). */
export function ChatWidget({ variant = 'core', startsOpen = false }: ChatWidgetProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [isMinimised, setMinimised] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const kept = useKeptConversation();
  const status = useAssistantStatus();
  const conversation = useConversation({ id: kept.id, isStored: kept.isStored, source: 'widget', variant });
  const isSent = conversation.turns.some(({ delivery }) => delivery === 'sent');
  const answered = conversation.turns.filter(({ turn }) => turn.endedAt !== null).length;
  const { beginAnew, keep, markRead } = kept;
  // OPS-WIDGET-01: Alex's greeting waits to be read.
  const greetings = variant === 'operations' && !kept.isGreeted ? 1 : 0;

  useEffect(() => {
    if (conversation.isGone) beginAnew();
    else if (conversation.turns.length > 0) keep(isSent);
  }, [conversation.isGone, conversation.turns.length, isSent, beginAnew, keep]);
  useEffect(() => {
    if (isOpen && !isMinimised) markRead(answered, variant);
  }, [isOpen, isMinimised, answered, variant, markRead]);

  if (!isOpen) {
    return (
      <ChatLauncher
        variant={variant}
        service={status.service}
        unread={greetings + Math.max(0, answered - (kept.read ?? answered))}
        buttonRef={launcher}
        onOpen={() => {
          setMinimised(false);
          setOpen(true);
        }}
      />
    );
  }
  return (
    <ChatPanel
      variant={variant}
      conversation={conversation}
      conversationId={kept.id}
      status={status}
      isMinimised={isMinimised}
      onMinimise={() => setMinimised(!isMinimised)}
      onClose={() => {
        setOpen(false);
        requestAnimationFrame(() => launcher.current?.focus());
      }}
      onBeginAnew={beginAnew}
    />
  );
}

import type { ChatVariant } from '@propguard/rules/assistant/keyword-replies';
import { useEffect, useRef, useState } from 'react';
import { useConversation } from '../conversation/use-conversation.ts';
import { useAssistantStatus } from '../use-assistant-status.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useKeptConversation } from './kept-conversation.ts';

/** OPS-WIDGET-01: the greeting waits to be read. */
const UNREAD_AT_FIRST = { core: 0, operations: 1 };

/** Closed or open, expanded or minimised (CORE-CHAT-14 to CORE-CHAT-17). */
export function ChatWidget({ variant = 'core' }: { variant?: ChatVariant }) {
  const [isOpen, setOpen] = useState(false);
  const [isMinimised, setMinimised] = useState(false);
  const [readTurns, setReadTurns] = useState<number | null>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const kept = useKeptConversation();
  const status = useAssistantStatus();
  const conversation = useConversation({ id: kept.id, isStored: kept.isStored, source: 'widget', variant });
  const answered = conversation.turns.filter(({ turn }) => turn.endedAt !== null).length;
  const { beginAnew, keep } = kept;

  useEffect(() => {
    if (conversation.isGone) beginAnew();
    else if (conversation.turns.length > 0) keep();
  }, [conversation.isGone, conversation.turns.length, beginAnew, keep]);
  useEffect(() => {
    if (isOpen && !isMinimised) setReadTurns(answered);
  }, [isOpen, isMinimised, answered]);

  if (!isOpen) {
    return (
      <ChatLauncher
        variant={variant}
        service={status.service}
        unread={readTurns === null ? UNREAD_AT_FIRST[variant] : Math.max(0, answered - readTurns)}
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

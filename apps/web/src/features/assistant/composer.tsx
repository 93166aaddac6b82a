import { MESSAGE_MAX } from '@propguard/rules/conversations/limits';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { inputLook } from '../../ui/controls/input-look.ts';
import type { OpenConversation } from './conversation/use-conversation.ts';
import { text } from './text.ts';

const words = text.composer;

interface ComposerProps {
  conversation: OpenConversation;
  placeholder: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  className?: string;
}

/** Enter sends, Shift and Enter begins a line. Nothing can be sent while a reply is on its way (CORE-CHAT-19). */
export function Composer({ conversation, placeholder, inputRef, className = '' }: ComposerProps) {
  const { store, isBusy, turns } = conversation;
  const [typed, setTyped] = useState('');
  const isTooLong = typed.length > MESSAGE_MAX;
  const underWay = turns.findLast(({ turn }) => turn.state === 'queued' || turn.state === 'running');
  const send = () => {
    if (!isTooLong && store.ask(typed)) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={`grid gap-1 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={inputRef}
          rows={1}
          dir="auto"
          aria-label={words.label}
          aria-invalid={isTooLong || undefined}
          placeholder={placeholder}
          value={typed}
          disabled={isBusy}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${inputLook({ size: 'area' })} field-sizing-content max-h-36 min-h-11 flex-1 resize-none py-2.5`}
        />
        {isBusy && underWay ? (
          <IconButton
            icon={Square}
            label={words.stop}
            size="lg"
            className="size-11"
            onClick={() => void store.stop(underWay.turn.id)}
          />
        ) : (
          <IconButton
            type="submit"
            icon={SendHorizontal}
            label={words.send}
            kind="primary"
            size="lg"
            className="size-11"
            disabled={typed.trim() === '' || isTooLong}
          />
        )}
      </div>
      {isTooLong ? (
        <p role="alert" className="text-12 text-danger">
          {words.tooLong(MESSAGE_MAX.toLocaleString('en-AU'))}
        </p>
      ) : null}
    </form>
  );
}

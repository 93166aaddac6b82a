import { WIDGET_FILE_MAX_BYTES, WIDGET_MESSAGE_MAX } from '@propguard/rules/widget/widget';
import type { WidgetWords } from '@propguard/rules/widget/words/words';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ComposerProps {
  words: WidgetWords;
  /** What the field says while it is empty. */
  hint: string;
  /** Words to begin from; each is taken over once. */
  offered: { text: string } | null;
  takesFiles: boolean;
  onWrite: (text: string) => void;
  onFile: (file: File) => void;
  onProblem: (message: string) => void;
}

export function Composer({ words, hint, offered, takesFiles, onWrite, onFile, onProblem }: ComposerProps) {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!offered) return;
    setText(offered.text);
    field.current?.focus();
  }, [offered]);
  const send = () => {
    const said = text.trim();
    if (said === '') return;
    // What was pasted is not cut in secret: it stays in the field, to be made shorter.
    if (said.length > WIDGET_MESSAGE_MAX) {
      onProblem(words.tooLong(WIDGET_MESSAGE_MAX));
      return;
    }
    onWrite(said);
    setText('');
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const chosen = (picked: File | undefined) => {
    if (!picked) return;
    if (picked.size > WIDGET_FILE_MAX_BYTES) onProblem(words.tooLarge);
    else onFile(picked);
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {takesFiles ? (
        <>
          <input
            ref={file}
            type="file"
            hidden
            accept="image/*,application/pdf"
            onChange={(event) => {
              chosen(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <button
            type="button"
            className="icon"
            aria-label={words.attach}
            onClick={() => file.current?.click()}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="m21 11-9 9a6 6 0 0 1-8.500-8.500l9-9a4 4 0 0 1 5.700 5.700l-9 9a2 2 0 0 1-2.800-2.800l8.200-8.200"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </>
      ) : null}
      <textarea
        rows={1}
        ref={field}
        aria-label={words.ask}
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
      />
      <button type="submit" className="send" aria-label={words.send}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="m4 12 16-8-6 17-3-7z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </form>
  );
}

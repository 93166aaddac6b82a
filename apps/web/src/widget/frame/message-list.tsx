import type { WidgetMessage, WidgetThread } from '@propguard/protocol/widget';
import type { WidgetWords } from '@propguard/rules/widget/words/words';
import { useEffect, useRef } from 'react';
import type { Draw } from './home-picture.tsx';
import type { Unsent } from './kept-visit.ts';
import { MessageCard } from './message-card.tsx';

const LINK = /(https?:\/\/[^\s]+)/;

/** Words as they are; addresses in them lead somewhere. */
function Words({ text }: { text: string }) {
  return text.split(LINK).map((part, at) =>
    LINK.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={at} href={part} target="_blank" rel="noopener noreferrer">
        {part.replace(/^https?:\/\//, '')}
      </a>
    ) : (
      part
    ),
  );
}

interface MessageProps {
  message: WidgetMessage;
  words: WidgetWords;
  onFile: (message: WidgetMessage) => void;
  onDraw: Draw;
}

function Message({ message, words, onFile, onDraw }: MessageProps) {
  const { author, text, cards, file, name } = message;
  const isOwn = author === 'contact';
  // What somebody sends without words is named by its file.
  const hasWords = text !== '' && text !== file?.name;
  return (
    <li className={`said ${author}${cards.length > 0 ? ' has-cards' : ''}`}>
      {author === 'member' && name ? <span className="by">{name}</span> : null}
      {/* Whoever writes may write in another direction than the frame runs; the assistant’s words carry their marks. */}
      {hasWords ? (
        <p dir={author === 'assistant' ? undefined : 'auto'}>{isOwn ? text : <Words text={text} />}</p>
      ) : null}
      {file ? (
        <button
          type="button"
          className="file"
          aria-label={`${words.download}: ${file.name}`}
          onClick={() => onFile(message)}
        >
          <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14 2H6v20h12V8zM14 2v6h6" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {file.name}
        </button>
      ) : null}
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one message never move
        <MessageCard key={at} card={card} words={words} onDraw={onDraw} />
      ))}
    </li>
  );
}

interface MessageListProps {
  thread: WidgetThread;
  unsent: readonly Unsent[];
  greeting: string;
  title: string;
  words: WidgetWords;
  onFile: (message: WidgetMessage) => void;
  onDraw: Draw;
}

export function MessageList({ thread, unsent, greeting, title, words, onFile, onDraw }: MessageListProps) {
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const count = thread.messages.length + unsent.length;
  const isAnswer = unsent.length === 0 && thread.messages.at(-1)?.author === 'assistant';
  // A long answer is read from its question on; whatever else is said stands at the end.
  useEffect(() => {
    if (count === 0) return;
    const asked = isAnswer ? [...(list.current?.querySelectorAll('.contact') ?? [])].at(-1) : null;
    if (asked) asked.scrollIntoView({ block: 'start' });
    else end.current?.scrollIntoView({ block: 'end' });
  }, [count, isAnswer]);
  const isWriting = thread.isAnswering && thread.state === 'assistant';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="thread" role="log" aria-label={title} tabIndex={0}>
      <ol ref={list}>
        <li className="said assistant">
          <p>{greeting}</p>
        </li>
        {thread.messages.map((message) => (
          <Message key={message.id} message={message} words={words} onFile={onFile} onDraw={onDraw} />
        ))}
        {unsent.map(({ id, text }) => (
          <li key={id} className="said contact is-unsent">
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
      {isWriting ? (
        <p className="writing" role="status">
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className="sr-only">{words.typing(title)}</span>
        </p>
      ) : null}
      <div ref={end} />
    </div>
  );
}

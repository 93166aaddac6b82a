import type { WidgetMessage, WidgetThread } from '@propguard/protocol/widget';
import type { WidgetWords } from '@propguard/rules/widget/widget-words';
import { useEffect, useRef } from 'react';
import type { Unsent } from './kept-visit.ts';

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
}

function Message({ message, words, onFile }: MessageProps) {
  const { author, text, lines, file, name } = message;
  const isOwn = author === 'contact';
  // What somebody sends without words is named by its file.
  const hasWords = text !== '' && text !== file?.name;
  return (
    <li className={`said ${author}`}>
      {author === 'member' && name ? <span className="by">{name}</span> : null}
      {hasWords ? <p>{isOwn ? text : <Words text={text} />}</p> : null}
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
      {lines.length > 0 ? (
        <ul className="lines">
          {lines.map((line) => (
            <li key={line}>
              <Words text={line.replace(/^• /, '')} />
            </li>
          ))}
        </ul>
      ) : null}
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
}

export function MessageList({ thread, unsent, greeting, title, words, onFile }: MessageListProps) {
  const end = useRef<HTMLDivElement>(null);
  const count = thread.messages.length + unsent.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  const isWriting = thread.isAnswering && thread.state === 'assistant';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="thread" role="log" aria-label={title} tabIndex={0}>
      <ol>
        <li className="said assistant">
          <p>{greeting}</p>
        </li>
        {thread.messages.map((message) => (
          <Message key={message.id} message={message} words={words} onFile={onFile} />
        ))}
        {unsent.map(({ id, text }) => (
          <li key={id} className="said contact is-unsent">
            <p>{text}</p>
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

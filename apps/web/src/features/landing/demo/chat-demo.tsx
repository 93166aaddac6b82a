import { chatExample } from './content.ts';
import { Exchange } from './exchange.tsx';
import { text } from './text.ts';

export function ChatDemo() {
  return (
    <>
      <Exchange question={chatExample.question} reply={chatExample.reply} />
      <p className="mt-4 text-12 font-medium">{text.sources}</p>
      <ul className="mt-1 text-12 text-muted">
        {chatExample.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p className="mt-4 text-12 text-muted">{text.illustrative}</p>
    </>
  );
}

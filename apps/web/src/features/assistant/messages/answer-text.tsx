import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { Fragment, type ReactNode } from 'react';
import { answerBlocks } from './answer-blocks.ts';
import { directionOf } from './direction-of.ts';

interface AnswerTextProps {
  answer: string;
  language: AssistantLanguage | null;
  cite: (number: number) => ReactNode;
}

/** Text of the assistant is shown as text: nothing in it is markup. */
export function AnswerText({ answer, language, cite }: AnswerTextProps) {
  return (
    <div
      dir={directionOf(language)}
      lang={language ?? undefined}
      className="grid gap-2 leading-normal wrap-anywhere"
    >
      {answerBlocks(answer).map((block, at) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and only grow at the end
          <ul key={at} className="grid list-disc gap-1 ps-5">
            {block.items.map((item, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={line}>{pieces(item, cite)}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={at} className="whitespace-pre-line">
            {pieces(block.text, cite)}
          </p>
        ),
      )}
    </div>
  );
}

const CITATION = /\[(\d{1,2})\]/;

function pieces(text: string, cite: (number: number) => ReactNode): ReactNode[] {
  return text.split(CITATION).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their place
    <Fragment key={at}>{at % 2 === 1 ? cite(Number(piece)) : piece}</Fragment>
  ));
}

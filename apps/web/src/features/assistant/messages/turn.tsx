import { Button } from '../../../ui/controls/button.tsx';
import type { ConversationStore } from '../conversation/conversation-store.ts';
import { isUnderWay, type TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';
import { ActionCard } from './action-card.tsx';
import { AnswerText } from './answer-text.tsx';
import { Citation, SourceLine } from './source-line.tsx';
import { Thinking } from './thinking.tsx';
import { ToolCard } from './tool-card.tsx';
import { TurnActions } from './turn-actions.tsx';

const words = text.turn;

interface TurnProps {
  view: TurnView;
  isLast: boolean;
  store: ConversationStore;
  thinking: string;
}

/** One question, and everything that came of it. */
export function Turn({ view, isLast, store, thinking }: TurnProps) {
  const { turn, delivery } = view;
  const retry = () => void store.retry(turn.id);
  const isWaiting = isUnderWay(view);
  // What waits for a yes stands where the yes is given, and is not read twice.
  const answer =
    turn.action?.state === 'waiting' ? turn.answer.replace(turn.action.summary, '').trim() : turn.answer;
  // Who answers from now on, said to both sides.
  if (turn.outcome === 'told')
    return (
      <p dir="auto" className="self-center text-center text-12 text-pretty text-muted">
        {turn.answer}
      </p>
    );
  return (
    <>
      {turn.question === null ? null : (
        <p
          dir="auto"
          lang={turn.language ?? undefined}
          className="max-w-[84%] self-end rounded-2 rounded-br-none bg-accent-soft px-3 py-2 leading-snug whitespace-pre-line wrap-anywhere"
        >
          <span className="sr-only">{words.you}: </span>
          <bdi>{turn.question}</bdi>
        </p>
      )}
      <div className="grid min-w-0 gap-2.5" aria-busy={isWaiting || undefined}>
        {delivery === 'rejected' ? (
          <Note tone="danger" onRetry={retry} retryLabel={words.sendAgain}>
            {words.rejected} {view.refusal}
          </Note>
        ) : null}
        {view.stopgap === null ? null : (
          <>
            <p className="leading-normal">{view.stopgap}</p>
            <Note>{words.queued}</Note>
          </>
        )}
        {turn.author === null ? null : <Note>{words.person(turn.author)}</Note>}
        {turn.notice === null ? null : <p className="leading-normal text-muted">{turn.notice}</p>}
        {turn.cards.map((card) => (
          <ToolCard key={card.callId} card={card} language={turn.language} />
        ))}
        {answer === '' ? null : (
          <AnswerText
            answer={answer}
            language={turn.language}
            cite={(number) => <Citation number={number} />}
          />
        )}
        {turn.outcome === 'noted' && turn.answer === '' ? <Note>{words.noted}</Note> : null}
        <SourceLine sources={turn.sources} />
        {turn.action === null ? null : (
          <ActionCard turnId={turn.id} action={turn.action} onDecided={(next) => store.replace(next)} />
        )}
        {view.atWork.map((tool) => (
          <Thinking key={tool.callId}>{tool.label}</Thinking>
        ))}
        {isWaiting && view.atWork.length === 0 && turn.answer === '' && view.stopgap === null ? (
          <Thinking>{thinking}</Thinking>
        ) : null}
        {turn.state === 'stopped' ? <Note>{words.stopped}</Note> : null}
        {turn.state === 'failed' ? (
          <Note tone="danger" onRetry={retry} retryLabel={words.retry}>
            {words.failed} {turn.error}
          </Note>
        ) : null}
        {turn.state === 'finished' && turn.answer !== '' && turn.author === null ? (
          <TurnActions
            turn={turn}
            isLast={isLast}
            onRetry={retry}
            onChanged={(next) => store.replace(next)}
          />
        ) : null}
      </div>
    </>
  );
}

interface NoteProps {
  tone?: 'muted' | 'danger';
  onRetry?: () => void;
  retryLabel?: string;
  children: React.ReactNode;
}

function Note({ tone = 'muted', onRetry, retryLabel, children }: NoteProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-2 text-12 ${tone === 'danger' ? 'text-danger' : 'text-muted'}`}
    >
      <p>{children}</p>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}

import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { actionsFor, OPENING_ACTIONS, sentenceOf } from '@propguard/rules/assistant/quick-actions';
import { Search } from 'lucide-react';
import { Icon, type LucideIcon } from '../../../ui/controls/icon.tsx';
import type { OpenConversation } from '../conversation/use-conversation.ts';
import { text } from '../text.ts';
import { directionOf } from './direction-of.ts';
import { TOOL_ICONS } from './tool-icons.ts';
import { Turn } from './turn.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

interface ConversationLogProps {
  conversation: OpenConversation;
  variant: WidgetVariant;
  thinking: string;
  className?: string;
}

const CHIP =
  'rounded-2 border border-control bg-surface px-3 text-13 font-medium hover:bg-hover min-h-9 touch:min-h-touch disabled:opacity-50';

const OPENING_ICONS: Record<string, LucideIcon> = {
  find: TOOL_ICONS.search_listings,
  value: TOOL_ICONS.assess,
  market: TOOL_ICONS.market,
  risk: TOOL_ICONS.hazard,
};

/** The greeting with four ways to begin (CORE-CONST-17; Alex has chips of his own), then turn after turn. New text is read aloud as it ends. */
export function ConversationLog({ conversation, variant, thinking, className = '' }: ConversationLogProps) {
  const { turns, isBusy, store } = conversation;
  const scroller = useStickToEnd(turns);
  const last = turns.at(-1);
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={text.log}
      aria-busy={isBusy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={`relative flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 ${className}`}
    >
      <div className="grid gap-2.5">
        <p className="leading-normal">{text.greeting[variant]}</p>
        {turns.length === 0 && variant === 'core' ? (
          <Openings isBusy={isBusy} onAsk={(question) => store.ask(question)} />
        ) : null}
      </div>
      {turns.map((view) => (
        <Turn key={view.turn.id} view={view} isLast={view === last} store={store} thinking={thinking} />
      ))}
      {last && !isBusy ? <NextSteps turn={last.turn} onAsk={(question) => store.ask(question)} /> : null}
    </div>
  );
}

interface OpeningsProps {
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** Each with the sentence that it asks, where there is room for it. */
function Openings({ isBusy, onAsk }: OpeningsProps) {
  return (
    <fieldset className="@container">
      <legend className="sr-only">{text.openings}</legend>
      <div className="grid grid-cols-2 gap-2">
        {OPENING_ACTIONS.map(({ id, label, action }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => onAsk(sentenceOf(action))}
            className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2 rounded-2 border border-control bg-surface px-3 py-1.5 text-left text-13 hover:bg-hover disabled:opacity-50 touch:min-h-touch @min-[32rem]:content-start @min-[32rem]:py-2.5"
          >
            <Icon of={OPENING_ICONS[id] ?? Search} className="text-accent" />
            <span className="font-medium">{label}</span>
            <span aria-hidden="true" className="col-start-2 text-12 text-muted @max-[32rem]:hidden">
              {sentenceOf(action)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface NextStepsProps {
  turn: AssistantTurn;
  onAsk: (question: string) => void;
}

/** What is suggested after an answer, and what can be chosen in reply to a question of the assistant. */
function NextSteps({ turn, onAsk }: NextStepsProps) {
  const actions = turn.outcome === 'ask' ? actionsFor(turn.missing) : [];
  const steps = [
    ...actions.map(({ label, action }) => ({ label, question: sentenceOf(action) })),
    ...turn.suggestions.map((suggestion) => ({ label: suggestion, question: suggestion })),
  ];
  if (steps.length === 0) return null;
  return (
    <fieldset
      dir={directionOf(turn.language)}
      lang={turn.language ?? undefined}
      className="flex flex-wrap gap-1.5"
    >
      <legend className="sr-only">{text.suggestions}</legend>
      {steps.map(({ label, question }) => (
        <button key={label} type="button" className={CHIP} onClick={() => onAsk(question)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

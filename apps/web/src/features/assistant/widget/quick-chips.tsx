import { ALEX_ACTIONS, sentenceOf } from '@propguard/rules/assistant/quick-actions';
import type { OpenConversation } from '../conversation/use-conversation.ts';
import { text } from '../text.ts';

/** OPS-WIDGET-04: one press asks the sentence behind it (CORE-CHAT-31). */
export function QuickChips({ conversation: { store, isBusy } }: { conversation: OpenConversation }) {
  return (
    <fieldset className="min-w-0 flex-none">
      <legend className="sr-only">{text.quickActions}</legend>
      <div className="flex gap-1.5 overflow-x-auto px-4 py-2 [scrollbar-width:none]">
        {ALEX_ACTIONS.map(({ id, label, action }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => store.ask(sentenceOf(action))}
            className="min-h-7.5 flex-none rounded-2 border border-control bg-surface px-2.5 text-12 font-medium hover:bg-hover disabled:opacity-50 touch:min-h-touch"
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

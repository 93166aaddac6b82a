import { saidOnce } from '@propguard/talk/answers/said-once';
import type { EngineEvent } from './engine.ts';

type Emit = (event: EngineEvent) => void;
type Started = Extract<EngineEvent, { type: 'tool-started' }>;

const shownBy = ({ card }: Extract<EngineEvent, { type: 'tool-result' }>): string =>
  JSON.stringify([card.title, card.facts, card.items]);

/** Passes on what an answer says, without the sentences and cards that it has said and shown already. */
export const tellOnce = (emit: Emit): Emit => {
  const once = saidOnce();
  const shown = new Set<string>();
  /** A second tool is named once it has found something else than the first. */
  let held: Started | null = null;
  return (event) => {
    if (event.type === 'tool-started' && shown.size > 0) {
      held = event;
      return;
    }
    if (event.type === 'tool-result') {
      const key = shownBy(event);
      const isShown = shown.has(key);
      shown.add(key);
      if (isShown && held?.callId === event.callId) {
        held = null;
        return;
      }
    }
    if (held) emit(held);
    held = null;
    if (event.type !== 'text') return emit(event);
    const delta = once.say(event.delta);
    if (delta !== '') emit({ type: 'text', delta });
  };
};

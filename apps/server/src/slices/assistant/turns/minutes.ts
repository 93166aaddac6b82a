import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { AssistantEngine } from '@propguard/rules/assistant/engines';
import type { TurnRun } from './turn-run.ts';

type Kept = {
  answer: string;
  cards: AssistantTurn['cards'];
  sources: AssistantTurn['sources'];
  suggestions: string[];
  action: AssistantTurn['action'];
};
const NOTHING: Kept = { answer: '', cards: [], sources: [], suggestions: [], action: null };

/** Follows what is said, so that the stored turn is what was shown. */
export class Minutes {
  kept: Kept = NOTHING;
  notice: string | null = null;
  failedEngine: AssistantEngine | null = null;
  engine: AssistantEngine = 'own';
  firstTextMs: number | null = null;
  readonly #startedAt = performance.now();

  get elapsedMs(): number {
    return Math.round(performance.now() - this.#startedAt);
  }

  hear(event: Parameters<TurnRun['add']>[0]): void {
    const { kept } = this;
    if (event.type === 'text') {
      this.firstTextMs ??= this.elapsedMs;
      this.kept = { ...kept, answer: kept.answer + event.delta };
    } else if (event.type === 'tool-result') this.kept = { ...kept, cards: [...kept.cards, event.card] };
    else if (event.type === 'sources') this.kept = { ...kept, sources: event.sources };
    else if (event.type === 'suggestions') this.kept = { ...kept, suggestions: event.suggestions };
    else if (event.type === 'action') this.kept = { ...kept, action: event.action };
    else if (event.type === 'fell-back') {
      this.kept = NOTHING;
      this.notice = event.notice;
      // One that could not even be asked has not failed.
      this.failedEngine = this.engine === event.from ? event.from : null;
      this.engine = 'own';
    }
  }
}

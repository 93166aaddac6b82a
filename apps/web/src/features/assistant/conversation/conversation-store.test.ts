import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../../lib/api-error.ts';
import { type ConversationCalls, ConversationStore } from './conversation-store.ts';
import { askedTurn } from './turn-view.ts';
import { unsentQuestionsIn } from './unsent-questions.ts';

const CONVERSATION = 'a0000000-0000-4000-8000-000000000000';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const turnOf = (id: string, changes: Partial<AssistantTurn> = {}): AssistantTurn => ({
  ...askedTurn(id, CONVERSATION, 'value of 12 Smith St', 0).turn,
  ...changes,
});

async function* stream(...events: TurnEvent[]) {
  yield* events;
}

const answered = (id: string, from: number): TurnEvent[] => [
  { position: from, type: 'text', delta: 'About ' },
  { position: from + 1, type: 'text', delta: '$900,000.' },
  {
    position: from + 2,
    type: 'finished',
    turn: turnOf(id, { state: 'finished', answer: 'About $900,000.' }),
  },
];

const started = (id: string): TurnEvent => ({
  position: 1,
  type: 'started',
  turnId: id,
  attempt: 1,
  engine: 'own',
});

const callsOf = (changes: Partial<ConversationCalls> = {}): ConversationCalls => ({
  send: async ({ id }) => turnOf(id),
  watch: async (id) => stream(started(id), ...answered(id, 2)),
  stop: async (id) => turnOf(id, { state: 'stopped' }),
  retry: async (id) => turnOf(id),
  ...changes,
});

const open = (calls: ConversationCalls, storage = memory()) =>
  new ConversationStore({
    conversationId: CONVERSATION,
    variant: 'core',
    calls,
    unsent: unsentQuestionsIn(storage),
    pause: async () => undefined,
  });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

describe('a conversation', () => {
  it('CORE-CHAT-18: nothing is asked by an empty message', () => {
    const store = open(callsOf());
    expect(store.ask('  \n ')).toBe(false);
    expect(store.getView().turns).toEqual([]);
  });

  it('what cannot be stored is left out of a question', () => {
    const store = open(callsOf());
    expect(store.ask(' \0 \0')).toBe(false);
    store.ask('mar\0ket in Bondi\ud800');
    expect(store.getView().turns[0]?.turn.question).toBe('market in Bondi\ufffd');
  });

  it('OPS-WIDGET-13: on another page the stand-in is another one', async () => {
    const store = open(
      callsOf({
        send: async () => {
          throw new UnreachableError();
        },
      }),
    );
    let standIn: string | null = null;
    store.subscribe(() => {
      standIn = store.getView().turns[0]?.stopgap ?? null;
      if (standIn !== null) store.close();
    });
    store.speakAs('operations');
    store.ask('a tour of the market');
    await vi.waitFor(() => expect(standIn).toMatch(/viewing or a tour/));
  });

  it('CORE-CHAT-19: a question while a reply is on its way is ignored', () => {
    const store = open(callsOf());
    expect(store.ask('value of 12 Smith St')).toBe(true);
    expect(store.getView().isBusy).toBe(true);
    expect(store.ask('and next door?')).toBe(false);
    expect(store.getView().turns).toHaveLength(1);
  });

  it('shows the answer as it comes, and is free again at its end', async () => {
    const store = open(callsOf());
    store.ask('value of 12 Smith St');
    await vi.waitFor(() => expect(store.getView().isBusy).toBe(false));
    expect(store.getView().turns[0]?.turn.answer).toBe('About $900,000.');
  });

  it('goes on after the last event when the stream breaks', async () => {
    const asked: number[] = [];
    const store = open(
      callsOf({
        watch: async (id, after) => {
          asked.push(after);
          if (after === 0) {
            return (async function* () {
              yield started(id);
              yield { position: 2, type: 'text', delta: 'About ' } as const;
              throw new UnreachableError();
            })();
          }
          return stream(...answered(id, 2));
        },
      }),
    );
    store.ask('value of 12 Smith St');
    await vi.waitFor(() => expect(store.getView().isBusy).toBe(false));
    expect(asked).toEqual([0, 2]);
    expect(store.getView().turns[0]?.turn.answer).toBe('About $900,000.');
  });

  it('CORE-CHAT-23: without a server a keyword reply stands in; the question is sent once when it is back', async () => {
    const sent: string[] = [];
    let isReachable = false;
    const storage = memory();
    const seen: (string | null)[] = [];
    const store = open(
      callsOf({
        send: async ({ id }) => {
          if (!isReachable) throw new UnreachableError();
          sent.push(id);
          return turnOf(id);
        },
      }),
      storage,
    );
    store.subscribe(() => {
      const stopgap = store.getView().turns[0]?.stopgap ?? null;
      if (seen.at(-1) !== stopgap) seen.push(stopgap);
      if (stopgap !== null) isReachable = true;
    });
    store.ask('What is it worth?');
    await vi.waitFor(() => expect(store.getView().turns[0]?.turn.state).toBe('finished'));
    expect(seen.some((stopgap) => stopgap?.includes('I can value a property'))).toBe(true);
    expect(sent).toHaveLength(1);
    expect(unsentQuestionsIn(storage).of(CONVERSATION)).toEqual([]);
    expect(store.getView().isOffline).toBe(false);
  });

  it('a question that was not sent before a reload is sent after it, under its own id', async () => {
    const storage = memory();
    unsentQuestionsIn(storage).keep({ id: 'q1', conversationId: CONVERSATION, text: 'market in Bondi' });
    const sent: string[] = [];
    const store = open(
      callsOf({
        send: async ({ id }) => {
          sent.push(id);
          return turnOf(id);
        },
      }),
      storage,
    );
    await vi.waitFor(() => expect(store.getView().turns[0]?.turn.state).toBe('finished'));
    expect(sent).toEqual(['q1']);
  });

  it('a question that the server refuses says why, and can be sent again', async () => {
    let isRefused = true;
    const store = open(
      callsOf({
        send: async ({ id }) => {
          if (isRefused) throw new Error('No.');
          return turnOf(id);
        },
      }),
    );
    store.ask('value of 12 Smith St');
    await vi.waitFor(() => expect(store.getView().turns[0]?.delivery).toBe('rejected'));
    isRefused = false;
    await store.retry(store.getView().turns[0]?.turn.id ?? '');
    expect(store.getView().turns[0]?.turn.state).toBe('finished');
  });
});

const KEY = 'propguard.unsent-questions';

interface UnsentQuestion {
  id: string;
  conversationId: string;
  text: string;
}

const isUnsentQuestion = (value: unknown): value is UnsentQuestion =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'conversationId', 'text'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

/** Questions that the server has not had yet, kept over a reload. Their ids make sure that each is asked once. */
export interface UnsentQuestions {
  of: (conversationId: string) => UnsentQuestion[];
  keep: (question: UnsentQuestion) => void;
  drop: (id: string) => void;
}

export function unsentQuestionsIn(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): UnsentQuestions {
  const read = (): UnsentQuestion[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isUnsentQuestion) : [];
    } catch {
      return [];
    }
  };
  const write = (questions: UnsentQuestion[]): void => {
    try {
      if (questions.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(questions));
    } catch {
      // A browser that keeps nothing still sends what is on the screen.
    }
  };
  return {
    of: (conversationId) => read().filter((question) => question.conversationId === conversationId),
    keep: (question) => write([...read().filter(({ id }) => id !== question.id), question]),
    drop: (id) => write(read().filter((question) => question.id !== id)),
  };
}

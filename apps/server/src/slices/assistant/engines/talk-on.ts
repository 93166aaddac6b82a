import { bookedPhrasesOf } from '@propguard/talk/answers/booking/booked-phrases';
import { recallNow } from '@propguard/talk/answers/qualification/ask-now';
import { questionPhrasesOf } from '@propguard/talk/answers/qualification/phrases/all';
import type { Decision } from '@propguard/talk/dialogue/state';
import type { EngineEnd } from './engine.ts';
import { after, type Telling, tell } from './telling.ts';

/** A place as it is written, however it was typed: 'new york' is New York. */
const asName = (typed: string): string =>
  typed.replace(/(?<![\p{L}'’])\p{Ll}/gu, (first) => first.toLocaleUpperCase());

export const decline = (
  telling: Telling,
  { reason, about }: Extract<Decision, { kind: 'decline' }>,
): EngineEnd => {
  const { voice } = telling;
  const { say, language } = voice;
  tell(telling, [voice.show.say(say.decline[reason], { name: asName(about ?? '') })], [about]);
  telling.emit({ type: 'suggestions', suggestions: [say.suggest.abilities, say.suggest.person] });
  return {
    outcome: 'decline',
    missing: null,
    language,
    confidence: telling.confidence,
    dialogue: after(telling, { pending: telling.before.pending }),
  };
};

/** Whoever wants no more questions may go on with them later. */
export const drop = (telling: Telling): EngineEnd => {
  const { say, language } = telling.voice;
  const tool = telling.before.action?.tool ?? telling.before.pending?.tool;
  if (tool === 'book_viewing' || tool === 'find_times')
    return chat(telling, bookedPhrasesOf(language).notBooked, []);
  if (tool !== 'qualify') return chat(telling, say.dropped, []);
  const words = questionPhrasesOf(language);
  return chat(telling, words.paused, telling.before.questions ? [words.goOn] : []);
};

/** Something else was asked in between: it is answered, and the question that was open is put once more. */
export const recall = (telling: Telling, end: EngineEnd): EngineEnd => {
  const { voice, before, emit } = telling;
  const { dialogue } = end;
  const isElsewhere = dialogue.pending !== null && dialogue.pending.tool !== 'qualify';
  const isOver = end.prepare || end.handsOver || end.approved || dialogue.action !== null;
  const asked = isElsewhere || isOver || dialogue.isCareful ? null : recallNow(voice, before);
  if (!asked || !dialogue.questions) return end;
  const { call, missing, choices } = asked;
  emit({ type: 'text', delta: '\n\n' });
  tell(telling, asked.sentences, []);
  emit({ type: 'suggestions', suggestions: choices });
  return {
    ...end,
    dialogue: {
      ...dialogue,
      pending: { ...call, missing, choices: [] },
      questions: { ...dialogue.questions, isRecalled: true },
    },
  };
};

export const chat = (telling: Telling, sentence: string, suggestions: string[]): EngineEnd => {
  tell(telling, [sentence], []);
  if (suggestions.length > 0) telling.emit({ type: 'suggestions', suggestions });
  return {
    outcome: 'answer',
    missing: null,
    language: telling.voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {}),
  };
};

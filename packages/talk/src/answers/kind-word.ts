import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { type HardTime, hardTimeIn } from '../dialogue/hard-time.ts';
import type { Decision } from '../dialogue/state.ts';
import { makesCareful } from '../guide/care-topic.ts';
import { type GuideTopic, isDistress } from '../guide/guide-topics.ts';

/** One sentence before the answer, to somebody who tells of a death or a hard time. */
const WORDS: Readonly<Record<AssistantLanguage, Readonly<Record<HardTime, string>>>> = {
  en: { loss: 'I’m sorry for your loss.', hard: 'I’m sorry, that sounds hard.' },
  de: { loss: 'Mein herzliches Beileid.', hard: 'Das tut mir leid, das ist nicht leicht.' },
  fr: { loss: 'Toutes mes condoléances.', hard: 'Je suis désolé, ce n’est pas facile.' },
  es: { loss: 'Lamento mucho su pérdida.', hard: 'Lo siento, no es fácil.' },
  it: { loss: 'Le mie condoglianze.', hard: 'Mi dispiace, non è un momento facile.' },
  pt: { loss: 'Meus sentimentos.', hard: 'Sinto muito, não é fácil.' },
  ru: { loss: 'Примите мои соболезнования.', hard: 'Мне жаль, это непросто.' },
  zh: { loss: '请节哀。', hard: '很抱歉听到这些，这不容易。' },
  ja: { loss: 'お悔やみ申し上げます。', hard: 'それはおつらいですね。' },
  ko: { loss: '삼가 고인의 명복을 빕니다.', hard: '많이 힘드시겠어요.' },
  ar: { loss: 'خالص العزاء لكم.', hard: 'يؤسفني ذلك، ليس الأمر سهلاً.' },
  hi: { loss: 'आपके दुख में मेरी संवेदना है।', hard: 'सुनकर दुख हुआ, यह आसान नहीं है।' },
};

/** They begin with a kind word of their own. */
const HAS_ITS_OWN: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'worn',
  'soldAtLoss',
  'frustrated',
  'eviction',
  'scam',
]);
const isKindItself = (topic: GuideTopic): boolean =>
  isDistress(topic) || makesCareful(topic) || HAS_ITS_OWN.has(topic);

/** What is said first, once in a talk; null where nothing is told of it, or the answer says so itself. */
export const kindWord = (
  text: string,
  earlier: readonly string[],
  decisions: readonly Decision[],
  language: AssistantLanguage,
): string | null => {
  const time = hardTimeIn(text);
  if (time === null || earlier.some((one) => hardTimeIn(one) !== null)) return null;
  const topics = decisions.flatMap((decision) => ('topics' in decision ? (decision.topics ?? []) : []));
  const isRefused = decisions.some(
    (decision) =>
      decision.kind === 'decline' && decision.reason !== 'notUnderstood' && decision.reason !== 'outOfScope',
  );
  return isRefused || topics.some(isKindItself) ? null : WORDS[language][time];
};

import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** All that we know of it was told in one of the last answers: it is not told word for word again. */
const WORDS: Readonly<Record<AssistantLanguage, string>> = {
  en: 'I have no more on that than what I told you above. Tell me what is missing, or ask for a person.',
  de: 'Mehr als oben steht, weiß ich dazu nicht. Sagen Sie mir, was fehlt, oder lassen Sie sich mit jemandem verbinden.',
  fr: 'Je n’en sais pas plus que ce que j’ai écrit plus haut. Dites-moi ce qui manque, ou demandez à parler à quelqu’un.',
  es: 'No sé más de eso que lo que ya le dije arriba. Dígame qué falta o pida hablar con una persona.',
  it: 'Non so altro oltre a quello che ho scritto sopra. Mi dica che cosa manca, o chieda di parlare con qualcuno.',
  pt: 'Não sei mais sobre isso do que já escrevi acima. Diga o que falta ou peça para falar com alguém.',
  ru: 'Больше, чем написано выше, я об этом не знаю. Скажите, чего не хватает, или попросите соединить с сотрудником.',
  zh: '关于这一点，我知道的上面都说了。请告诉我还缺什么，或者要求转人工。',
  ja: 'この点について、上に書いたこと以上の情報はありません。足りない点を教えていただくか、担当者をお呼びください。',
  ko: '그에 대해 제가 아는 것은 위에 말씀드린 것이 전부입니다. 무엇이 부족한지 알려 주시거나 담당자를 요청해 주세요.',
  hi: 'इस बारे में ऊपर जो बताया, उससे ज़्यादा मेरे पास नहीं है। बताइए क्या छूट गया, या किसी व्यक्ति से बात करने को कहिए।',
  ar: 'ليس لدي عن ذلك أكثر مما ذكرته أعلاه. قل لي ما الذي ينقص، أو اطلب التحدث مع شخص.',
};
export const toldAlready = (language: AssistantLanguage): string => WORDS[language];

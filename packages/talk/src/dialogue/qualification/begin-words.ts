import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { LEAD_INTENTS, type LeadIntent } from '@propguard/rules/leads/facts';
import { questionPhrasesOf } from '../../answers/qualification/phrases/all.ts';
import { cleanText, plainText } from '../../understanding/clean-text.ts';
import { planIn } from '../../understanding/plan-words.ts';

/** As it is compared: without what stands around words. */
export const bare = (text: string): string =>
  plainText(cleanText(text))
    .replaceAll(/[^\p{L}\p{M}\p{N}+ -]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const BEGINS: Readonly<Record<LeadIntent, RegExp>> = {
  investor:
    /\b(?:register|sign (?:me |us )?up|put (?:me|us) down|add (?:me|us))\b.{0,30}\binvestors?\b|\binvestor questions\b/,
  seller:
    /\b(?:register|sign (?:me |us )?up|put (?:me|us) down|add (?:me|us))\b.{0,30}\b(?:sellers?|vendors?)\b|\b(?:have|get) (?:my|our) (?:own )?(?:home|house|place|property|unit|apartment|flat) appraised\b|\bseller questions\b|\b(?:sell|list) (?:my|our) \w+ with you\b/,
  buyer:
    /\b(?:register|sign (?:me |us )?up|put (?:me|us) down|add (?:me|us))\b.{0,30}\bbuyers?\b|\bregister (?:my|our) interest\b|\bbuyers? (?:list|questions)\b|\bmatch me with homes\b/,
};
/** Begun without a word of what for. */
const BEGINS_ANY =
  /\b(?:ask me (?:your|the|some|a few) questions|qualify me|what do you need to know (?:about|from) (?:me|us))\b/;

/** Which questions a message asks for; 'any': it does not say which. Other languages know their buttons. */
export const flowAsked = (text: string, language: AssistantLanguage): LeadIntent | 'any' | null => {
  const said = bare(text);
  for (const one of new Set<AssistantLanguage>([language, 'en'])) {
    const { start } = questionPhrasesOf(one);
    const flow = LEAD_INTENTS.find((intent) => said === bare(start[intent]));
    if (flow) return flow;
  }
  if (/[?？؟]/u.test(text) && !/\b(?:can|could|may|would)\b/.test(said)) return null;
  const flow = (['investor', 'seller', 'buyer'] as const).find((intent) => BEGINS[intent].test(said));
  return flow ?? (BEGINS_ANY.test(said) ? 'any' : null);
};

export const planSaid = (text: string, language: AssistantLanguage): LeadIntent | null => {
  const asked = flowAsked(text, language);
  if (asked && asked !== 'any') return asked;
  return planIn(bare(text));
};

const GOES_ON =
  /^(?:(?:ok|okay|yes|please|let s|lets)[ ,]*)*(?:go on|continue|resume|carry on|keep going|where were we|back to the questions)(?: (?:with the questions|please|now|then))?$|^(?:weiter(?:machen)?|fortfahren|continue[rz]|continuons|reprend\w+|seguir|sigamos|sigue|continuar|continua(?:re)?|andiamo avanti|riprend\w+|vamos continuar|продолж\p{L}+|дальше|继续吧?|続け(?:て|る|ます)?(?:ください)?|계속(?:해|하)?\p{L}*|जारी रख[\p{L}\p{M}]*|आगे(?: बढ़[\p{L}\p{M}]*)?|تابع|متابعة|أكمل|نكمل|استمر)$/u;
export const asksToGoOn = (text: string, language: AssistantLanguage): boolean => {
  const said = bare(text);
  return said === bare(questionPhrasesOf(language).goOn) || GOES_ON.test(said);
};

const STOPS =
  /^(?:please )?(?:stop|cancel|quit|enough|leave it|that s enough|not now|later|no more(?: questions)?|stop asking|stopp|genug|aufhoren|arretez|arrete|para|pare|basta|smetti|ferma|стоп|хватит|停|停止|やめて|中止|그만|रुको|बस|توقف|كفى)(?: (?:please|now|thanks|thank you|questions|asking))*$/u;
export const asksToStop = (text: string): boolean => STOPS.test(bare(text));

const SKIPS =
  /^(?:skip(?: (?:it|this|that|this one|that one))?|pass|next|(?:i )?(?:d |would )?(?:rather|prefer) not(?: to)?(?: say| tell| answer)?|none of your business|no comment|(?:i )?(?:don t|do not) (?:want to say|know(?: yet)?)|not sure(?: yet)?|no idea)$|^(?:uberspringen|(?:das )?weiss (?:ich )?(?:noch )?nicht|keine ahnung|passer|je (?:ne )?sais pas(?: encore)?|aucune idee|no (?:lo )?se(?: todavia)?|ni idea|saltar|siguiente|non (?:lo )?so(?: ancora)?|salta|nessuna idea|(?:ainda )?nao sei(?: ainda)?|pular|sem ideia|(?:ещё |еще |пока )?не знаю|пропустить|затрудняюсь ответить|跳过|不知道|还不知道|不清楚|スキップ|(?:まだ)?わか(?:らない|りません)(?:です)?|分か(?:らない|りません)|건너뛰기|(?:아직 )?(?:잘 )?모르겠\p{L}*|몰라요?|छोड़[\p{L}\p{M}]*|(?:अभी )?(?:पता|मालूम) नहीं|تخط[\p{L}\p{M}]*|لا أ?(?:عرف|دري)|لا أعرف بعد)$/u;
export const asksToSkip = (text: string, language: AssistantLanguage): boolean => {
  const said = bare(text);
  return said === bare(questionPhrasesOf(language).skip) || SKIPS.test(said);
};

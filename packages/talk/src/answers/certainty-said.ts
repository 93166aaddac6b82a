import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { ToolArguments } from '../dialogue/state.ts';
import type { GuideTopic } from '../guide/guide-topics.ts';
import type { Valued, Voice } from './composed.ts';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

/** How far the value that was told can be trusted, in its own figures. */
type Words = { meaning: string; firm: string; rough: string };

const WORDS: Readonly<Record<AssistantLanguage, Words>> = {
  en: {
    meaning:
      'Here it means: about eight in ten homes like it sell between {low} and {high}, and {value} is our best guess within that.',
    firm: 'Fairly sure, as estimates go: {value} may be out by about {percent} either way.',
    rough: 'Not very sure: {value} may be out by about {percent} either way, so take it as a rough guide.',
  },
  de: {
    meaning:
      'Hier heißt das: Etwa acht von zehn ähnlichen Häusern werden für {low} bis {high} verkauft, {value} ist darin unsere beste Schätzung.',
    firm: 'Ziemlich sicher, soweit eine Schätzung das ist: {value} kann um etwa {percent} nach oben oder unten abweichen.',
    rough:
      'Nicht sehr sicher: {value} kann um etwa {percent} nach oben oder unten abweichen; nehmen Sie es als groben Anhalt.',
  },
  fr: {
    meaning:
      'Ici, cela veut dire qu’environ huit biens semblables sur dix se vendent entre {low} et {high}, et {value} est notre meilleure estimation.',
    firm: 'Assez sûr, pour une estimation : {value} peut s’écarter d’environ {percent} dans un sens ou dans l’autre.',
    rough:
      'Pas très sûr : {value} peut s’écarter d’environ {percent} dans un sens ou dans l’autre ; prenez-le comme un ordre de grandeur.',
  },
  es: {
    meaning:
      'Aquí quiere decir que unas ocho de cada diez viviendas parecidas se venden entre {low} y {high}; {value} es nuestra mejor estimación.',
    firm: 'Bastante seguro, para ser una estimación: {value} puede desviarse un {percent} hacia arriba o hacia abajo.',
    rough:
      'No muy seguro: {value} puede desviarse un {percent} hacia arriba o hacia abajo; tómelo como orientación.',
  },
  it: {
    meaning:
      'Qui vuol dire che circa otto case simili su dieci si vendono tra {low} e {high}; {value} è la nostra stima migliore.',
    firm: 'Abbastanza sicuro, per una stima: {value} può scostarsi di circa il {percent} in più o in meno.',
    rough:
      'Non molto sicuro: {value} può scostarsi di circa il {percent} in più o in meno; lo prenda come indicazione.',
  },
  pt: {
    meaning:
      'Aqui quer dizer que cerca de oito em cada dez imóveis parecidos são vendidos entre {low} e {high}; {value} é a nossa melhor estimativa.',
    firm: 'Razoavelmente certo, para uma estimativa: {value} pode errar por cerca de {percent} para mais ou para menos.',
    rough:
      'Não muito certo: {value} pode errar por cerca de {percent} para mais ou para menos; veja como uma ideia geral.',
  },
  ru: {
    meaning:
      'Здесь это значит: примерно восемь из десяти похожих домов продаются за {low} – {high}, а {value} — наша лучшая оценка.',
    firm: 'Довольно точно для оценки: {value} может отличаться примерно на {percent} в обе стороны.',
    rough: 'Не очень точно: {value} может отличаться примерно на {percent} в обе стороны, это лишь ориентир.',
  },
  zh: {
    meaning:
      '这里的意思是：十套类似的房子里大约八套成交在 {low} 到 {high} 之间，{value} 是其中我们最好的估计。',
    firm: '就估价来说比较有把握：{value} 上下可能差 {percent} 左右。',
    rough: '把握不大：{value} 上下可能差 {percent} 左右，只能作大概参考。',
  },
  ja: {
    meaning:
      'ここでは、似た家の十軒に約八軒が{low}から{high}の間で売れるという意味で、{value}がその中の最もよい見積もりです。',
    firm: '見積もりとしてはかなり確かです。{value}は上下に{percent}ほどずれることがあります。',
    rough:
      'あまり確かではありません。{value}は上下に{percent}ほどずれることがあるので、目安とお考えください。',
  },
  ko: {
    meaning:
      '여기서는 비슷한 집 열 채 중 약 여덟 채가 {low}에서 {high} 사이에 팔린다는 뜻이고, {value}이 그 안의 가장 나은 추정값입니다.',
    firm: '추정치로는 꽤 확실한 편입니다. {value}에서 위아래로 약 {percent} 벗어날 수 있습니다.',
    rough:
      '그다지 확실하지 않습니다. {value}에서 위아래로 약 {percent} 벗어날 수 있으니 대략적인 참고로 보세요.',
  },
  hi: {
    meaning:
      'यहाँ मतलब है: ऐसे दस में से करीब आठ घर {low} और {high} के बीच बिकते हैं, और {value} उनमें हमारा सबसे अच्छा अनुमान है।',
    firm: 'अनुमान के हिसाब से काफ़ी पक्का: {value} में करीब {percent} ऊपर या नीचे का फ़र्क हो सकता है।',
    rough: 'बहुत पक्का नहीं: {value} में करीब {percent} ऊपर या नीचे का फ़र्क हो सकता है, इसे मोटा अंदाज़ा मानिए।',
  },
  ar: {
    meaning:
      'المعنى هنا: نحو ثمانية من كل عشرة منازل مشابهة تباع بين {low} و{high}، و{value} أفضل تقدير لدينا ضمن ذلك.',
    firm: 'مؤكد إلى حد معقول كتقدير: قد يختلف {value} بنحو {percent} زيادة أو نقصانًا.',
    rough: 'ليس مؤكدًا كثيرًا: قد يختلف {value} بنحو {percent} زيادة أو نقصانًا، فخذه كمؤشر تقريبي.',
  },
};
const SPACED = { ...WORDS, fr: frenchSpacing(WORDS.fr), ar: isolateInserts(WORDS.ar) };

/** Up to this far from its ends a value is fairly well known. */
const FIRM = 0.15;

const valuedIn = ({ valueAud, lowAud, highAud }: ToolArguments): Valued | null =>
  typeof valueAud === 'number' && typeof lowAud === 'number' && typeof highAud === 'number'
    ? { valueAud, lowAud, highAud }
    : null;

/** What a range says of the value in it. */
export const valueMeaning = ({ valueAud, lowAud, highAud }: Valued, { show, language }: Voice): string =>
  show.say(SPACED[language].meaning, {
    value: show.aud(valueAud),
    low: show.aud(lowAud),
    high: show.aud(highAud),
  });

type Certainty = { sentences: string[]; grounds: unknown[] };

/** 'What does the range mean?', 'how sure are you?', of the value that was told; nothing where none was. */
export const certaintySaid = (
  topics: readonly GuideTopic[],
  figures: ToolArguments,
  voice: Voice,
): Certainty => {
  const { show, language } = voice;
  const topic = topics.find((one) => one === 'range' || one === 'accuracy');
  const valued = topic === undefined ? null : valuedIn(figures);
  if (!valued) return { sentences: [], grounds: [] };
  const words = SPACED[language];
  const { valueAud, lowAud, highAud } = valued;
  const share = Math.max(highAud / valueAud - 1, 1 - lowAud / valueAud);
  const value = show.aud(valueAud);
  const meaning = valueMeaning(valued, voice);
  const sure = show.say(share > FIRM ? words.rough : words.firm, { value, percent: show.percent(share) });
  return { sentences: topic === 'range' ? [meaning] : [sure, meaning], grounds: [valued, share] };
};

import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What each of several who sell together gets. */
export const SPLIT_PHRASES: Readonly<Record<AssistantLanguage, string>> = {
  en: 'About {each} each, if {owners} of you share equally.',
  de: 'Etwa {each} für jeden, wenn {owners} von Ihnen gleich teilen.',
  fr: 'Environ {each} chacun, à {owners} parts égales.',
  es: 'Unos {each} para cada uno, si son {owners} a partes iguales.',
  it: 'Circa {each} a testa, dividendo in {owners} parti uguali.',
  pt: 'Cerca de {each} para cada um, dividindo em {owners} partes iguais.',
  ru: 'Примерно {each} каждому, если делить поровну на {owners}.',
  zh: '{owners} 人平分，每人大约 {each}。',
  ja: '{owners}人で等分すると、一人あたり約{each}です。',
  ko: '{owners}명이 똑같이 나누면 한 사람당 약 {each}입니다.',
  ar: 'نحو {each} لكل واحد، إذا قُسم بالتساوي على {owners}.',
  hi: '{owners} लोगों में बराबर बाँटें तो हर एक को करीब {each}।',
};

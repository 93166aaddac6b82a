import type { LanguageCode } from '@propguard/rules/languages/languages';

export const demoTitle = 'It answers in the language of the question.';

/** CORE-DEMO-01, 03 and 07, CORE-ENT-31. */
export const demoTabs = [
  {
    id: 'multilingual',
    title: 'Multilingual AI Assistant',
    description: 'Twelve languages, detected',
    category: 'assistant',
    demoUrl: '/multilingual-chat',
    benefits: ['One assistant, every channel', 'Figures stay exact', 'Hand-over to a person'],
  },
  {
    id: 'virtual-tour',
    title: 'Virtual Tour Scheduling',
    description: 'Virtual, live and hybrid',
    category: 'tours',
    demoUrl: '/virtual-tours',
    benefits: ['Times that are really free', 'A link to move or cancel', 'In the guest’s language'],
  },
  {
    id: 'ai-chat',
    title: 'Enhanced AI Conversations',
    description: 'Tools, memory, citations',
    category: 'assistant',
    demoUrl: '/ai-chat',
    benefits: ['Every figure cites its source', 'Says what it doesn’t know', 'Uses the product’s own tools'],
  },
  {
    id: 'analytics',
    title: 'Advanced Analytics',
    description: 'Leads, properties, return',
    category: 'analytics',
    demoUrl: '/analytics',
    benefits: ['Computed from your own data', 'Each figure on its scale', 'Export as a table'],
  },
] as const;

export type DemoTab = (typeof demoTabs)[number]['id'];

/** CORE-DEMO-02 */
export const DEFAULT_DEMO_TAB: DemoTab = 'multilingual';

/** CORE-DEMO-08 */
export const LANGUAGE_CARDS = 8;

interface Exchange {
  question: string;
  reply: string;
}

/** CORE-DEMO-10: written for four languages, from the figures of the sample analysis. */
export const exchanges: Partial<Record<LanguageCode, Exchange>> & { en: Exchange } = {
  en: {
    question: 'What is this house worth, and how risky is it?',
    reply:
      'About $8.5M, with a confidence of 92%. The risk score is 66/100; flood weighs most, at 72, then fire, at 45.',
  },
  es: {
    question: '¿Cuánto vale esta casa y qué riesgo tiene?',
    reply:
      'Unos $8.5M, con un nivel de confianza del 92%. La puntuación de riesgo es 66/100; lo que más pesa es la inundación, con 72, y después el incendio forestal, con 45.',
  },
  fr: {
    question: 'Combien vaut cette maison, et quel est le risque\u202f?',
    reply:
      'Environ $8.5M, avec un indice de confiance de 92\u00a0%. Le score de risque est de 66/100\u202f; l’inondation pèse le plus, à 72, puis le feu de brousse, à 45.',
  },
  de: {
    question: 'Was ist dieses Haus wert, und wie riskant ist es?',
    reply:
      'Etwa $8.5M, mit einer Verlässlichkeit von 92\u00a0%. Der Risikowert liegt bei 66/100; am schwersten wiegt Hochwasser mit 72, danach Buschbrand mit 45.',
  },
};

export const chatExample = {
  question: 'Why is the risk of 123 Main Street so high?',
  reply:
    'Flood is 72 of 100 and weighs most [1]; fire is 45 [2]. Coastal erosion has no data here, so it isn’t counted.',
  sources: ['[1] Flood layer, depth at the lot', '[2] Fire layer, distance to vegetation'],
} as const;

export const analyticsExample = {
  title: 'Conversations by language',
  rows: [
    { label: 'English', share: 0.52 },
    { label: '中文', share: 0.21 },
    { label: 'Español', share: 0.15 },
    { label: 'Deutsch', share: 0.12 },
  ],
} as const;

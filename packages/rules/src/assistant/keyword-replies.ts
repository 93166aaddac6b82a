/**
 * The last resort, in the browser, when the server cannot be reached: a keyword in the message chooses the reply.
 * The claims in them stand nowhere else (CORE-CLAIM-12).
 */
export interface KeywordReply {
  name: 'search' | 'valuation' | 'risk' | 'market' | 'schedule' | 'property' | 'spanish' | 'help';
  keywords: readonly string[];
  reply: string;
  /** OPS-ENT-09: what the message is; text where nothing is said. The card is the first sample property's. */
  type?: 'property_card';
}

const SEARCH_WORDS = ['property', 'find', 'looking for'];
const VALUATION_WORDS = ['valuation', 'worth', 'value', 'vale'];
const MARKET_WORDS = ['market', 'trends', 'analysis'];

/** CORE-CHAT-26 to CORE-CHAT-29, in the order in which they are tried. */
const CORE_REPLIES: readonly KeywordReply[] = [
  {
    name: 'search',
    keywords: SEARCH_WORDS,
    reply:
      'I can help you find a property across 50+ global property markets. Tell me the suburb, your budget, how many bedrooms you need and whether it should be a house or a unit, and I’ll search as soon as the connection is back.',
  },
  {
    name: 'valuation',
    keywords: VALUATION_WORDS,
    reply:
      'I can value a property for you. Give me its address and I’ll come back with a value, its range and the sales behind it as soon as the connection is back.',
  },
  {
    name: 'risk',
    keywords: ['risk', 'danger', 'safety'],
    reply:
      'I look at flood, fire, coastal erosion and subsidence from 100 environmental data points. Give me an address, and you’ll have each risk with its evidence as soon as the connection is back.',
  },
  {
    name: 'market',
    keywords: MARKET_WORDS,
    reply:
      'I can describe the market of a suburb: median price, growth, days on market and clearance. Name the place, and I’ll answer as soon as the connection is back.',
  },
];

/** CORE-CHAT-30. */
const CORE_HELP: KeywordReply = {
  name: 'help',
  keywords: [],
  reply:
    'I can find properties, value an address, look at its climate risk and describe a market. I can’t reach the server right now; your question is saved and goes out when it’s back.',
};

/** OPS-WIDGET-11 to OPS-WIDGET-14. */
const OPERATIONS_REPLIES: readonly KeywordReply[] = [
  {
    name: 'search',
    keywords: SEARCH_WORDS,
    reply:
      'Happy to help you find a place. What is your budget, which locations do you like, what type of property, what is your timeline, and how many bedrooms do you need?',
  },
  {
    name: 'valuation',
    keywords: VALUATION_WORDS,
    reply: 'I can have that valued for you. Please enter the address of the property.',
  },
  {
    name: 'schedule',
    keywords: ['schedule', 'viewing', 'tour'],
    reply: 'I can arrange a viewing or a tour. Which property is it, and which day and time would suit you?',
  },
  {
    name: 'market',
    keywords: MARKET_WORDS,
    reply: 'I can tell you about the market: prices, growth and how quickly homes sell. Which suburb?',
  },
];

/** OPS-WIDGET-15. */
const OPERATIONS_HELP: KeywordReply = {
  name: 'help',
  keywords: [],
  reply:
    'I can find properties, have one valued, schedule a viewing or tell you about the market. What would you like to do?',
};

/** OPS-SHOW-10 to OPS-SHOW-13, in the order in which they are tried. */
const DEMO_REPLIES: readonly KeywordReply[] = [
  {
    name: 'property',
    keywords: ['property', 'home', 'house'],
    reply: 'Here is a home that may suit you. I can tell you more about it, or arrange a tour.',
    type: 'property_card',
  },
  {
    name: 'market',
    keywords: ['market'],
    reply:
      'In short: I follow median prices, growth over the year, days on market and auction clearance, suburb by suburb. Name a suburb for its own figures.',
  },
  {
    name: 'valuation',
    keywords: ['sell', 'vale', 'value'],
    reply:
      'Thinking of selling? Give me the address, and I’ll value it from recent sales nearby, with a range and the reasons for it.',
  },
  {
    name: 'spanish',
    keywords: ['spanish', 'hola'],
    reply:
      '¡Hola! Soy Alex. Puedo ayudarle a encontrar, valorar o visitar una propiedad. ¿Qué está buscando?',
  },
];

/** OPS-SHOW-14. */
const DEMO_HELP: KeywordReply = {
  name: 'help',
  keywords: [],
  reply:
    'I can show you a property, sum up the market, value a home you want to sell, or carry on in Spanish. What would you like?',
};

/** PropGuard AI on the core pages, Alex on those of operations, and the demo of the showcase. */
export type ChatVariant = 'core' | 'operations' | 'demo';
/** Those that float beside a page. */
export type WidgetVariant = Exclude<ChatVariant, 'demo'>;

const REPLIES: Readonly<Record<ChatVariant, { replies: readonly KeywordReply[]; help: KeywordReply }>> = {
  core: { replies: CORE_REPLIES, help: CORE_HELP },
  operations: { replies: OPERATIONS_REPLIES, help: OPERATIONS_HELP },
  demo: { replies: DEMO_REPLIES, help: DEMO_HELP },
};

/** CORE-CHAT-23, OPS-WIDGET-10, OPS-SHOW-15: how long after it was asked. */
export const KEYWORD_REPLY_DELAY_MS: Readonly<Record<ChatVariant, number>> = {
  core: 1_500,
  operations: 1_500,
  demo: 1_200,
};

export function keywordReply(message: string, variant: ChatVariant = 'core'): KeywordReply {
  const text = message.toLowerCase();
  const { replies, help } = REPLIES[variant];
  return replies.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ?? help;
}

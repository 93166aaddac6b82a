/** What a search or a market can be asked without, once it was asked with it. */
const WISHES: readonly [argument: string, words: string][] = [
  [
    'features',
    'pool|swimming pool|balcony|air con|aircon|study|shed|solar|lift|courtyard|ensuite|fireplace|dishwasher|views?|features?|extras',
  ],
  ['maxPriceAud', 'price|budget|price limit|price cap|max(?:imum)? price|upper limit|limit|cap'],
  ['minPriceAud', 'price|min(?:imum)? price|lower limit'],
  ['minBedrooms', 'bedrooms?|beds?|number of bedrooms'],
  ['maxBedrooms', 'bedrooms?|beds?|number of bedrooms'],
  ['minBathrooms', 'bathrooms?|baths?'],
  ['minCarSpaces', 'car spaces?|garages?|parking|car spots?'],
  ['minLandSqm', 'land|land size|block size'],
  ['maxRisk', 'risk|flood risk|fire risk|flood|bushfire|risk filter|flood filter|hazard'],
  ['nearCoast', 'beach|coast|water|ocean'],
  ['propertyType', 'type|types|property type|kinds?|property types'],
];
const DROPPED =
  "drop|without|remove|forget(?: about)?|ignore|skip|lose|scrap|no need for|not? need(?:ed)?|don'?t need|don'?t want|don'?t care about|doesn'?t need|no|any|all|whatever|never mind|regardless of";
const AFTER =
  "(?:is|are)?\\s?(?:not needed|isn'?t needed|optional|doesn'?t matter|don'?t matter|not important|can go)";

const PATTERNS = WISHES.map(
  ([argument, words]) =>
    [
      argument,
      new RegExp(
        String.raw`\b(?:${DROPPED}) (?:the |a |an |any |my |that |all )*(?:${words})\b|\b(?:${words}) ${AFTER}\b`,
      ),
    ] as const,
);
const ALL_TYPES =
  /\b(?:overall|in general|all (?:property )?types|any type|everything|all dwellings|all properties)\b/;

/** The arguments that the message takes back: 'drop the pool', 'any price', 'bedrooms don't matter'. */
export const droppedWishes = (rest: string): string[] => [
  ...PATTERNS.filter(([, pattern]) => pattern.test(rest)).map(([argument]) => argument),
  ...(ALL_TYPES.test(rest) ? ['propertyType'] : []),
];

/** What an office, a council or the law of a place decides or knows: told with who that is, and worked out by no sum. */
export const LOCAL_TOPICS = [
  'firb',
  'foreignFees',
  'jointForeign',
  'waitForResidency',
  'homeConcession',
  'statementOfInformation',
  'seaRisk',
  'floodDoubt',
  'higherParts',
] as const;
export type LocalTopic = (typeof LOCAL_TOPICS)[number];

import type { FirstTopic } from '../../guide/guide-topics.ts';

/** What is told of each topic: the first sentence answers, the next says what it means or who knows. */
export type GuideTexts = Readonly<Record<FirstTopic, string>>;

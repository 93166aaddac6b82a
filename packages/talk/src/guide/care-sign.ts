import type { GuideTopic } from './guide-topics.ts';

/** A topic is meant where every group of words is said and none of `unless`. */
export type CareSign = {
  topic: GuideTopic;
  all: readonly RegExp[];
  unless?: RegExp;
  /** Said alone it means this only after worries were told, or once the conversation is careful. */
  when?: 'worried' | 'careful';
};

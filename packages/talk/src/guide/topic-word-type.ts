import type { GuideTopic } from './guide-topics.ts';

/** The words of a topic, in all languages, in lower case without the accents of Latin letters. */
export type TopicWords = {
  topic: GuideTopic;
  words: RegExp;
  /**
   * `always`: whoever says the words asks about the topic. `defined`: only who asks what it is or how it works; with
   * amounts it is a sum that they want. `hint`: the nearest there is, where nothing else was understood.
   */
  when: 'always' | 'defined' | 'hint';
};

export const always = (topic: GuideTopic, words: RegExp): TopicWords => ({ topic, words, when: 'always' });
export const defined = (topic: GuideTopic, words: RegExp): TopicWords => ({ topic, words, when: 'defined' });
export const hint = (topic: GuideTopic, words: RegExp): TopicWords => ({ topic, words, when: 'hint' });

import type { Reader } from '../deal/asked-targets.ts';
import type { TopicFinder } from '../guide/topic-index.ts';
import type { LearntIntents } from '../intents/model-file.ts';
import type { Gazetteer } from '../understanding/gazetteer.ts';
import type { ActModels } from './booking/acts/guess-act.ts';

/** What a message is understood with. Whoever holds the conversation hands it over: nothing here looks anything up. */
export type Knowledge = {
  places: Gazetteer;
  intents: LearntIntents;
  acts: ActModels;
  topics: TopicFinder;
  /** What was learnt of amounts and questions says of a message; left out where nothing was. */
  read?: Reader | undefined;
  /** Whether the help speaks of most of these words. */
  isInHelp: (words: readonly string[]) => boolean;
};

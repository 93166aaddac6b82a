import type { Knowledge } from '@propguard/talk/dialogue/knowledge';
import {
  findTopics,
  readActModels,
  readIntentModel,
  readMessage,
} from '@propguard/talk/intents/intent-files';
import type { Gazetteer } from '@propguard/talk/understanding/gazetteer';
import { isInHelp } from './find-articles.ts';

/** What a message is understood with on this installation, by its places. */
export const knowledgeWith = (places: Gazetteer): Knowledge => ({
  places,
  intents: readIntentModel(),
  acts: readActModels(),
  topics: findTopics,
  read: readMessage,
  isInHelp,
});

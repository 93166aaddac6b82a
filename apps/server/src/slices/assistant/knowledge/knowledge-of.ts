import type { Knowledge } from '@propguard/talk/dialogue/knowledge';
import {
  findTopics,
  readActModels,
  readIntentModel,
  readMessage,
} from '@propguard/talk/intents/intent-files';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { isInHelp } from './find-articles.ts';
import { gazetteerOf } from './load-gazetteer.ts';

/** What a message is understood with on this installation. */
export const knowledgeOf = async (scope: ReferenceScope): Promise<Knowledge> => ({
  places: await gazetteerOf(scope),
  intents: readIntentModel(),
  acts: readActModels(),
  topics: findTopics,
  read: readMessage,
  isInHelp,
});

import type { Knowledge } from '@propguard/talk/dialogue/knowledge';
import { readIntentModel } from '@propguard/talk/intents/intent-files';
import type { Context } from '../../../context.ts';
import { isInHelp } from './find-articles.ts';
import { gazetteerOf } from './load-gazetteer.ts';

/** What a message is understood with on this installation. */
export const knowledgeOf = async (services: Context): Promise<Knowledge> => ({
  places: await gazetteerOf(services),
  intents: readIntentModel(),
  isInHelp,
});

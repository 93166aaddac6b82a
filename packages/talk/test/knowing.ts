import type { Knowledge } from '../src/dialogue/knowledge.ts';
import { findTopics, readActModels, readIntentModel } from '../src/intents/intent-files.ts';
import { Gazetteer, type KnownPlace } from '../src/understanding/gazetteer.ts';

export const place = (name: string, state: string, postcode: string, streets = 9): KnownPlace => ({
  id: `${state}-${postcode}-${name}`,
  name,
  state,
  postcode,
  latitude: -33,
  longitude: 151,
  streets,
});

/** Who knows these places, what was learnt, and nothing of the help. */
export const knowing = (...places: KnownPlace[]): Knowledge => ({
  places: new Gazetteer(places),
  intents: readIntentModel(),
  acts: readActModels(),
  topics: findTopics,
  isInHelp: () => false,
});

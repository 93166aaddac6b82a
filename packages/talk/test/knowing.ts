import { decide } from '../src/dialogue/decide.ts';
import { hear } from '../src/dialogue/hear.ts';
import type { Knowledge } from '../src/dialogue/knowledge.ts';
import { type Decision, type DialogueState, NEW_DIALOGUE } from '../src/dialogue/state.ts';
import { findTopics, readActModels, readIntentModel, readMessage } from '../src/intents/intent-files.ts';
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
  read: readMessage,
  isInHelp: () => false,
});

/** What a message leads to for whoever knows this, where the talk stands so; in the language that is spoken in it. */
export const decidingWith =
  (knowledge: Knowledge) =>
  (message: string, change: Partial<DialogueState> = {}): Decision => {
    const before = { ...NEW_DIALOGUE, ...change };
    const heard = hear(message, knowledge, {
      language: before.language,
      state: before.state,
      isContinued: before.last !== null,
    });
    return decide({ ...heard, language: before.language ?? heard.language }, before, knowledge);
  };

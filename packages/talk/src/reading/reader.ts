import type { Reader } from '../deal/asked-targets.ts';
import { cleanText } from '../understanding/clean-text.ts';
import type { LastTopic } from './learnt-labels.ts';
import { type LearntReading, type ReadingModels, readLearnt } from './learnt-reading.ts';

/** What a few people say at once, with its parts. */
const MOST = 400;

/** A message is asked about from many sides, and so are its parts: each is read once. */
export const readerWith = (models: () => ReadingModels): Reader => {
  const known = new Map<string, LearntReading>();
  return (text: string, last: LastTopic | null) => {
    const key = `${last}\n${text}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MOST) known.clear();
    const reading = readLearnt(cleanText(text), last, models());
    known.set(key, reading);
    return reading;
  };
};

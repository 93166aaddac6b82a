import type { Context } from '../../context.ts';
import { findArticles } from './knowledge/find-articles.ts';
import { gazetteerOf } from './understanding/load-gazetteer.ts';
import { understand } from './understanding/understand.ts';

/** Reads what the first question would wait for: places, languages and the help. */
export const getAssistantReady = async (services: Context): Promise<void> => {
  const gazetteer = await gazetteerOf(services);
  understand('How much is a house in Bondi worth?', gazetteer, { language: null, state: null });
  findArticles('valuation', 1);
};

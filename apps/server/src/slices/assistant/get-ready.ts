import type { Context } from '../../context.ts';
import { hear } from './dialogue/hear.ts';
import { findArticles } from './knowledge/find-articles.ts';
import { gazetteerOf } from './understanding/load-gazetteer.ts';

/** Reads what the first question would wait for: places, languages and the help. */
export const getAssistantReady = async (services: Context): Promise<void> => {
  const gazetteer = await gazetteerOf(services);
  hear('How much is a house in Bondi worth?', gazetteer, { language: null, state: null });
  findArticles('valuation', 1);
};

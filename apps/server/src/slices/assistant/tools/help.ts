import { findArticles, sharedWords } from '../knowledge/find-articles.ts';
import type { Tool } from './tool.ts';

const SHOWN = 3;

export const help: Tool<'help'> = async ({ language }, args) => {
  const { topic } = args;
  const articles = findArticles(language === 'en' ? topic : sharedWords(topic), SHOWN);
  return {
    kind: 'found',
    arguments: args,
    result: { articles: articles.map(({ id, title, text }) => ({ id, title, text })) },
    sample: false,
    path: articles[0]?.path ?? null,
    subject: null,
    passages: articles.map(({ id, title, text, path }) => ({ id, title, text, path })),
  };
};

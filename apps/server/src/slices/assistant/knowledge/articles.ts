import ACCOUNT from './articles/account.json' with { type: 'json' };
import DATA from './articles/data.json' with { type: 'json' };
import LENDING from './articles/lending.json' with { type: 'json' };
import PROPERTY from './articles/property.json' with { type: 'json' };

/** One answer of the help. `asked` are other words that people ask it in. */
export type Article = { id: string; title: string; asked: string; text: string; path: string | null };

export const ARTICLES: readonly Article[] = [...PROPERTY, ...LENDING, ...DATA, ...ACCOUNT];

import type { TitleToken } from '@propguard/protocol/titles';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { withChain } from './demand-chain.ts';
import { countTitles, readTitles } from './read-titles.ts';
import { withdrawnTitles } from './withdrawn-titles.ts';

export const getTitle = (scope: ReferenceScope, tokenId: string): Promise<TitleToken> =>
  withChain(scope, async (chain) => {
    const number = Number(tokenId);
    if (number < 1 || number > (await countTitles(chain))) throw fail('NOT_FOUND');
    const { titles: withdrawn } = await withdrawnTitles(scope, chain);
    if (withdrawn.has(String(number))) throw fail('NOT_FOUND');
    const [title] = await readTitles(chain, number, 1);
    if (!title) throw fail('NOT_FOUND');
    return title;
  });

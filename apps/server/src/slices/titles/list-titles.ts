import type { TitleToken } from '@propguard/protocol/titles';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { withChain } from './demand-chain.ts';
import { stretchBefore } from './page-backwards.ts';
import { countTitles, readTitles } from './read-titles.ts';
import { isEndBefore, withdrawnTitles } from './withdrawn-titles.ts';

export const listTitles = (
  scope: ReferenceScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: TitleToken[]; nextCursor: string | null }> =>
  withChain(scope, async (chain) => {
    const { first, length, nextCursor } = stretchBefore('titles', await countTitles(chain), page);
    const { titles: withdrawn } = await withdrawnTitles(scope, chain);
    const titles = await readTitles(chain, first, length);
    return {
      items: titles.filter(({ tokenId }) => !withdrawn.has(tokenId)).toReversed(),
      nextCursor: isEndBefore(first, withdrawn) ? null : nextCursor,
    };
  });

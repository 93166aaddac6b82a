import type { TitleToken } from '@propguard/protocol/titles';
import type { Context } from '../../context.ts';
import { withChain } from './demand-chain.ts';
import { stretchBefore } from './page-backwards.ts';
import { countTitles, readTitles } from './read-titles.ts';

export const listTitles = (
  context: Context,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: TitleToken[]; nextCursor: string | null }> =>
  withChain(context, async (chain) => {
    const { first, length, nextCursor } = stretchBefore('titles', await countTitles(chain), page);
    return { items: (await readTitles(chain, first, length)).toReversed(), nextCursor };
  });

import type { Locality, LocalityQuery } from '@propguard/protocol/localities';
import { searchForm } from '@propguard/rules/places/search-form';
import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { searchLocalities as findMatches } from './store.ts';
import { toLocality } from './view.ts';

const Position = z.object({ rank: z.number(), id: z.string() });

/** 'new farm qld 4005' in any order: the state and the postcode are taken out, the rest is the name. */
const understand = (query: string) => {
  const words = searchForm(query).split(' ').filter(Boolean);
  const isState = (word: string) => STATES.some((state) => state.toLowerCase() === word);
  const isPostcode = (word: string) => /^\d{1,4}$/.test(word);
  return {
    name: words.filter((word) => !isState(word) && !isPostcode(word)).join(' '),
    state: words.find(isState)?.toUpperCase() ?? null,
    postcode: words.find(isPostcode) ?? null,
  };
};

export const searchLocalities = async (
  { database }: Context,
  input: z.infer<typeof LocalityQuery>,
): Promise<{ items: Locality[]; nextCursor: string | null }> => {
  const filter = { query: input.query, state: input.state };
  const after = readCursor(filter, input.cursor, Position);
  const understood = understand(input.query);
  const rows = await findMatches(database.plain, {
    ...understood,
    state: input.state ?? understood.state,
    after,
    limit: input.limit + 1,
  });
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const isMore = rows.length > input.limit && last !== undefined;
  return {
    items: page.map(toLocality),
    nextCursor: isMore ? makeCursor(filter, { rank: last.rank, id: last.id }) : null,
  };
};

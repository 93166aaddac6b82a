import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { Reader } from '../../db/database.ts';
import { SAMPLE_WORLD } from '../../db/seed/world/seed-world.ts';
import type { OpenChain } from '../../providers/chain/chain-service.ts';
import { readTitles } from './read-titles.ts';

/** Samples are what a chain begins with. */
const EARLIEST = 20;

/** Numbers of tokens and mortgages. */
type Withdrawn = { titles: ReadonlySet<string>; mortgages: ReadonlySet<string> };

const NOTHING: Withdrawn = { titles: new Set(), mortgages: new Set() };

const isSampleRemoved = async (db: Reader): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select 1 from seeded_part where name = ${SAMPLE_WORLD.name} and removed_at is not null`,
  );
  return rows.length > 0;
};

const mortgagesOver = async (
  { client, contracts }: OpenChain,
  titles: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const earliest = await client.readContract({
    address: contracts.mortgageManager,
    abi: mortgageManagerAbi,
    functionName: 'mortgages',
    args: [1n, BigInt(EARLIEST)],
  });
  const over = earliest.filter(({ mortgage }) => titles.has(String(mortgage.terms.titleId)));
  return new Set(over.map(({ mortgageId }) => String(mortgageId)));
};

/**
 * The sample titles and the mortgages over them, once the operator has taken the sample data out. A chain forgets
 * nothing: their transactions stay to be seen, but nobody is offered a property that is gone.
 */
export const withdrawnTitles = async ({ reader }: ReferenceScope, chain: OpenChain): Promise<Withdrawn> => {
  if (!(await isSampleRemoved(reader))) return NOTHING;
  const earliest = await readTitles(chain, 1, EARLIEST);
  const titles = new Set(earliest.filter(({ isSample }) => isSample).map(({ tokenId }) => tokenId));
  return { titles, mortgages: await mortgagesOver(chain, titles) };
};

/** Whether everything before this number is withdrawn: nothing is left to page on to. */
export const isEndBefore = (first: number, withdrawn: ReadonlySet<string>): boolean => {
  if (first - 1 > withdrawn.size) return false;
  return Array.from({ length: first - 1 }, (_, at) => String(at + 1)).every((id) => withdrawn.has(id));
};

import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { countOnAllNodes } from '../../access/shared-counts.ts';
import { fail } from '../../fail.ts';

const KIBIBYTE = 1024;
const DAY_SECONDS = 86_400;
/** A short transaction takes a row, its place in the indexes, and time at each start, when the chain is made anew. */
const LEAST_BYTES = KIBIBYTE;

/**
 * What goes to the embedded chain stays for good, and its coin costs nothing: so a caller has so much a day, and all of it
 * together has an end. Our own certificates are not asked. Throws RATE_LIMITED, and STORAGE_FULL when it is full.
 */
export const demandChainRoom = async (
  { services, reader }: ReferenceScope,
  { who, bytes, transactions = 1 }: { who: string; bytes: number; transactions?: number },
): Promise<void> => {
  const { perDay, bytesPerDay, totalBytes } = services.config.chain.relay;
  await countOnAllNodes(reader, [
    { what: 'transactions to the chain', whose: who, most: perDay, seconds: DAY_SECONDS, by: transactions },
    {
      what: 'KiB to the chain',
      whose: who,
      most: Math.floor(bytesPerDay / KIBIBYTE),
      seconds: DAY_SECONDS,
      by: bytes / KIBIBYTE,
    },
  ]);
  const { rows } = await reader.execute<{ used: string }>(
    sql`select coalesce(sum(greatest(octet_length(raw), ${LEAST_BYTES})), 0) as used from chain_transaction`,
  );
  const usedBytes = Number(rows[0]?.used ?? 0);
  if (usedBytes + Math.max(bytes, LEAST_BYTES) > totalBytes)
    throw fail('STORAGE_FULL', { storage: { of: 'installation', usedBytes, limitBytes: totalBytes } });
};

import type { AuditFormat } from '@propguard/protocol/audit';
import type { Tx } from '../../db/database.ts';
import { attachment } from '../files/attachment.ts';
import { harmlessCell } from '../files/harmless-cell.ts';
import { readChain } from './read-chain.ts';
import type { AuditRecordRow } from './record-digest.ts';

const COLUMNS = [
  'position',
  'entryId',
  'status',
  'action',
  'actorKind',
  'actorId',
  'subjectKind',
  'subjectId',
  'details',
  'at',
  'inputsDigest',
  'previousDigest',
  'digest',
] as const;

/** Exactly what the digest is made of, so that anyone can recompute the chain from the file. */
const plain = (record: AuditRecordRow) => ({
  ...record,
  at: record.at.toISOString(),
  inputsDigest: record.inputsDigest.toString('hex'),
  previousDigest: record.previousDigest?.toString('hex') ?? null,
  digest: record.digest.toString('hex'),
});

const cell = (value: string | number | null): string => {
  const safe = typeof value === 'string' ? harmlessCell(value) : String(value ?? '');
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const LINES: Record<AuditFormat, { head: string[]; line: (record: AuditRecordRow) => string; type: string }> =
  {
    csv: {
      head: [COLUMNS.join(',')],
      line: (record) => {
        const row = plain(record);
        return COLUMNS.map((column) => cell(row[column])).join(',');
      },
      type: 'text/csv',
    },
    jsonl: {
      head: [],
      line: (record) => {
        const { id: _id, ...said } = plain(record);
        return JSON.stringify(said);
      },
      type: 'application/jsonl',
    },
  };

export const exportTrail = async (
  { tx, workspaceId, resHeaders }: { tx: Tx; workspaceId: string | null; resHeaders: Headers | undefined },
  format: AuditFormat,
): Promise<File> => {
  const { head, line, type } = LINES[format];
  const lines = [...head];
  for await (const record of readChain(tx, workspaceId)) lines.push(line(record));
  const name = `propguard-audit-${new Date().toISOString().slice(0, 10)}.${format}`;
  return attachment(resHeaders, { name, type, content: lines.map((one) => `${one}\n`).join('') });
};

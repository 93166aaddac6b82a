import type { AuditFormat } from '@propguard/protocol/audit';
import { attachment } from '../../attachment.ts';
import { type CsvColumn, csvText } from '../../tabular/write-csv.ts';
import { type OwnStep, readChain } from './read-chain.ts';
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

type Said = ReturnType<typeof plain>;

const CSV_COLUMNS = COLUMNS.map((name): CsvColumn<Said> => [name, (said) => said[name]]);

type Format = { head: string; write: (trail: readonly Said[]) => string; type: string };

const FORMATS: Record<AuditFormat, Format> = {
  csv: {
    head: csvText(CSV_COLUMNS, []),
    write: (trail) => csvText(CSV_COLUMNS, trail, { header: false }),
    type: 'text/csv',
  },
  jsonl: {
    head: '',
    write: (trail) => trail.map(({ id: _id, ...said }) => `${JSON.stringify(said)}\n`).join(''),
    type: 'application/jsonl',
  },
};

export const exportTrail = async (
  open: OwnStep,
  format: AuditFormat,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { head, write, type } = FORMATS[format];
  const content = [head];
  for await (const records of readChain(open)) content.push(write(records.map(plain)));
  const name = `propguard-audit-${new Date().toISOString().slice(0, 10)}.${format}`;
  return attachment(resHeaders, { name, type, content });
};

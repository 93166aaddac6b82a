import { createHash } from 'node:crypto';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { Context } from '../../context.ts';
import { Press } from '../../printing/press.ts';
import type { PrintedFormat, PrintOrder } from './printed-report.ts';

const PROGRAM = new URL('./print-worker.ts', import.meta.url);

const presses = new WeakMap<Context, Press>();

const pressOf = (services: Context): Press => {
  const press = presses.get(services) ?? new Press(services, PROGRAM);
  presses.set(services, press);
  return press;
};

/**
 * The digest stands for the record; who is named beside it differs between a workspace and its public links, and a
 * name can change. The printers themselves change only with the process that keeps what they made.
 */
const nameOf = ({ format, report, origin }: PrintOrder): string => {
  const { digest, prepared_for, prepared_by } = report;
  return createHash('sha256')
    .update(JSON.stringify([format, digest, prepared_for, prepared_by, origin]))
    .digest('hex');
};

type Asked = { services: Context; caller: string };

export const printReport = (
  { services, caller }: Asked,
  { record, digest, prepared_for, prepared_by }: ValuationReport,
  format: PrintedFormat,
): Promise<Uint8Array<ArrayBuffer>> => {
  const report = { record, digest, prepared_for, prepared_by };
  const order: PrintOrder = { format, report, origin: services.config.http.publicUrl };
  return pressOf(services).print({ caller, name: `${record.reportId} ${format} ${nameOf(order)}`, order });
};

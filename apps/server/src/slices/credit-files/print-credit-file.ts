import { createHash } from 'node:crypto';
import type { AnyScope } from '../../access/any-scope.ts';
import type { Context } from '../../context.ts';
import { Press } from '../../printing/press.ts';
import type { PrintOrder } from './credit-file.ts';

const PROGRAM = new URL('./print-worker.ts', import.meta.url);

const presses = new WeakMap<Context, Press>();

const pressOf = (services: Context): Press => {
  const press = presses.get(services) ?? new Press(services, PROGRAM);
  presses.set(services, press);
  return press;
};

type Asked = AnyScope & { caller: string };

export const printCreditFile = (
  { services, caller }: Asked,
  ordered: Omit<PrintOrder, 'origin'>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const order: PrintOrder = { ...ordered, origin: services.config.http.publicUrl };
  const digest = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return pressOf(services).print({ caller, name: `credit-file ${digest}`, order });
};

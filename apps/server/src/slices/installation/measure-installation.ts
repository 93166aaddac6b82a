import type { Measured } from '@propguard/protocol/installation';
import type { Context } from '../../context.ts';
import { measureCurrentModel } from '../models/measure-current-model.ts';
import { countKept } from './store.ts';
import { toMeasured } from './view.ts';

const KEPT_MS = 60_000;

const kept = new WeakMap<Context, { at: number; measured: Promise<Measured> }>();

const measure = async (services: Context): Promise<Measured> =>
  toMeasured(await countKept(services.database.plain), await measureCurrentModel(services));

/** Anyone may ask, as often as they like: it is counted once a minute. */
export const measureInstallation = (services: Context, now = Date.now()): Promise<Measured> => {
  const last = kept.get(services);
  if (last && now - last.at < KEPT_MS) return last.measured;
  const measured = measure(services);
  kept.set(services, { at: now, measured });
  measured.catch(() => kept.delete(services));
  return measured;
};

import type { Measured } from '@propguard/protocol/installation';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { Context } from '../../context.ts';
import { measureCurrentModel } from '../models/measure-current-model.ts';
import { countKept } from './store.ts';
import { toMeasured } from './view.ts';

const KEPT_MS = 60_000;

const kept = new WeakMap<Context, { at: number; measured: Promise<Measured> }>();

const measure = async (scope: ReferenceScope): Promise<Measured> =>
  toMeasured(await countKept(scope.reader), await measureCurrentModel(scope));

/** Anyone may ask, as often as they like: it is counted once a minute. */
export const measureInstallation = (scope: ReferenceScope, now = Date.now()): Promise<Measured> => {
  const last = kept.get(scope.services);
  if (last && now - last.at < KEPT_MS) return last.measured;
  const measured = measure(scope);
  kept.set(scope.services, { at: now, measured });
  measured.catch(() => kept.delete(scope.services));
  return measured;
};

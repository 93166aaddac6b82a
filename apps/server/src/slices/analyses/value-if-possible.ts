import type { Subject, Valuation } from '@propguard/protocol/valuations';
import type { Context } from '../../context.ts';
import { valueSubject } from '../assessments/value-subject.ts';
import { currentValuer } from '../models/current-valuer.ts';

/** For what can do without a value: null where no model has been trained yet. */
export const valueIfPossible = async (services: Context, subject: Subject): Promise<Valuation | null> =>
  (await currentValuer(services)) ? valueSubject(services, services.database.plain, subject) : null;

import type { Subject, Valuation } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { valueSubject } from '../assessments/value-subject.ts';
import { currentValuer } from '../models/current-valuer.ts';

/** For what can do without a value: null where no model has been trained yet. */
export const valueIfPossible = async (scope: ReferenceScope, subject: Subject): Promise<Valuation | null> =>
  (await currentValuer(scope)) ? valueSubject(scope, subject) : null;

import type { HazardReport } from '@propguard/protocol/hazards';
import type { Subject } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { assessPlace, type MoneyFacts } from '../hazards/assess-place.ts';

export const hazardsOfSubject = (
  scope: ReferenceScope,
  { latitude, longitude, locality, facts }: Subject,
  money: MoneyFacts = {},
): Promise<HazardReport> =>
  assessPlace(
    scope,
    { latitude, longitude, localityId: locality.id, localityBy: 'given', type: facts.type },
    money,
  );

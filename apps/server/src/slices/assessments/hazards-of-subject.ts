import type { HazardReport } from '@propguard/protocol/hazards';
import type { Subject } from '@propguard/protocol/valuations';
import type { Context } from '../../context.ts';
import { assessPlace, type MoneyFacts } from '../hazards/assess-place.ts';

export const hazardsOfSubject = (
  services: Context,
  { latitude, longitude, locality }: Subject,
  money: MoneyFacts = {},
): Promise<HazardReport> =>
  assessPlace(services, { latitude, longitude, localityId: locality.id, localityBy: 'given' }, money);

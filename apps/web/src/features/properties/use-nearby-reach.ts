import { NEARBY_MONTHS, NEARBY_RADIUS_METRES } from '@propguard/rules/properties/search-limits';
import { useAddressParams } from '../../lib/use-address-params.ts';

export const RADIUS_CHOICES_METRES = [500, 1000, 2000, 5000, NEARBY_RADIUS_METRES.max];
export const MONTHS_CHOICES = [3, 6, 12, 24, 60];

export interface NearbyReach {
  radiusMetres: number;
  months: number;
}

const chosen = (param: string | null, choices: readonly number[], usual: number): number =>
  choices.includes(Number(param)) ? Number(param) : usual;

/** `?radius=` in metres and `?months=`; what is not among the choices counts as not chosen. */
export function readReach(params: URLSearchParams): NearbyReach {
  return {
    radiusMetres: chosen(params.get('radius'), RADIUS_CHOICES_METRES, NEARBY_RADIUS_METRES.default),
    months: chosen(params.get('months'), MONTHS_CHOICES, NEARBY_MONTHS.default),
  };
}

export function useNearbyReach() {
  const { params, change } = useAddressParams();
  return {
    reach: readReach(params),
    chooseRadius: (metres: string) => change({ radius: metres }, { replace: true }),
    chooseMonths: (months: string) => change({ months }, { replace: true }),
    widest: () =>
      change(
        { radius: String(RADIUS_CHOICES_METRES.at(-1)), months: String(MONTHS_CHOICES.at(-1)) },
        { replace: true },
      ),
  };
}

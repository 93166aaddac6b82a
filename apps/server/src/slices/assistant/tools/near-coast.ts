import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { openLiveIndex } from '../../hazards/live-hazard-index.ts';

const NEAR_COAST_METRES = 2500;

type Placed = { latitude: number; longitude: number };

/** Which of these lie near the sea, by the distance that the hazard layers measure. */
export const nearCoast = async (scope: ReferenceScope): Promise<(place: Placed) => boolean> => {
  const { index } = await openLiveIndex(scope);
  return (place) =>
    index
      .lookup(place)
      .filter(({ kind }) => kind === 'coastalErosion')
      .flatMap(({ evidence }) => evidence)
      .some(({ way, figure }) => way === 'distance' && figure !== null && figure <= NEAR_COAST_METRES);
};

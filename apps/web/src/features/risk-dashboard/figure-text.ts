import { audText, shortAudText } from '../../lib/aud-text.ts';
import { text } from './text.ts';

export const shareText = (share: number | null): string =>
  share === null ? text.none : `${Math.round(share * 100)}%`;

/** On a card or a mark. */
export const shortValueText = (valueAud: number | null): string =>
  valueAud === null ? text.none : shortAudText(valueAud);

/** In a table, where two homes are told apart. */
export const valueText = (valueAud: number | null): string =>
  valueAud === null ? text.none : audText(valueAud);

/** '+3.2%', with a true minus; null where there is nothing to compare. */
export function changeText(before: number | null, after: number | null): string | null {
  if (before === null || after === null || before === 0) return null;
  const percent = ((after - before) / before) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}

type Place = { address: string; locality: { name: string; state: string; postcode: string } };

export const suburbText = ({ locality: { name, state, postcode } }: Place): string =>
  `${name} ${state} ${postcode}`;

export const placeText = (place: Place): string => `${place.address}, ${place.locality.name}`;

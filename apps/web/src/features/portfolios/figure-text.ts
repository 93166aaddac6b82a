import { shortAudText } from '../../lib/aud-text.ts';
import { text } from './text.ts';

export const shareText = (share: number | null): string =>
  share === null ? text.none : `${Math.round(share * 100)}%`;

export const valueText = (valueAud: number | null): string =>
  valueAud === null ? text.none : shortAudText(valueAud);

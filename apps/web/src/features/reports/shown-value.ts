import { audText } from '../../lib/aud-text.ts';
import { text } from './text.ts';

/** Which value somebody with the link reads. */
export const shownValue = (valueAud: number | null, scenario: string | null): string =>
  text.shareDialog.shows(valueAud === null ? text.paper.noValue : audText(valueAud), scenario);

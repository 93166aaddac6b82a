import type { Voice } from '../composed.ts';
import { sentPhrasesOf } from './sent-phrases.ts';

/** Where word of a booking goes; `mail` and `text`: by that way, once it is known where to. */
export type SentBy = { email: string | null; textedTo: string | null } | 'mail' | 'text';

/** Whether a confirmation comes, and by which way. */
export const sentSaid = ({ show, language }: Voice, by: SentBy): string => {
  const words = sentPhrasesOf(language);
  if (by === 'mail') return words.sentOnceMail;
  if (by === 'text') return words.sentOnceText;
  if (by.email) return show.say(words.sentMail, { email: by.email });
  return by.textedTo ? show.say(words.sentText, { phone: by.textedTo }) : words.sentNone;
};

import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';

/** 'Can I just talk to a real person please?': nobody says that of anything else. */
const ASKS =
  /(?<!\b(?:not|don'?t|dont|no need to|rather not)\b[^.?!]{0,24})\b(?:talk|speak|chat|put (?:me|us) (?:on|through)|connect (?:me|us)|get (?:me|us))\b[^.?!]{0,16}\b(?:real|actual|live|proper|human) (?:person|human|being|agent|one)\b|(?<!\b(?:not|don'?t|dont)\b[^.?!]{0,24})\b(?:talk|speak|put (?:me|us) (?:on|through)|connect (?:me|us)) (?:to|with) (?:a |an )?(?:person|human)\b/u;

/** Whoever asks for one in so many words is not answered with more of what they had, whatever else the message names. */
export const isRealPersonAsked = ({ text, language }: Understanding, { action }: DialogueState): boolean =>
  // What is said beside a proposal that waits belongs to it.
  action?.tool !== 'hand_over' && language === 'en' && ASKS.test(plainText(text));

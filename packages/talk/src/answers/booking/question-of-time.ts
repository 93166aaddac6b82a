import { type Call, type DialogueState, type ToolArguments, textOf } from '../../dialogue/state.ts';
import type { Voice } from '../composed.ts';
import { askTime } from './ask-time.ts';
import { timesPhrasesOf } from './times-phrases.ts';
import { whomPhrasesOf } from './whom-phrases.ts';

type Pending = NonNullable<DialogueState['pending']>;

/** What is lacking of a contact, in words; in others where the same was asked just before. */
const contactQuestion = (
  { say, language }: Voice,
  args: ToolArguments,
  asked: ToolArguments | null,
): string => {
  const words = whomPhrasesOf(language);
  const [hasName, isReachable] = needsOf(args);
  const isSame = asked !== null && needsOf(asked).join() === needsOf(args).join();
  if (hasName) return isSame ? words.reachAgain : words.askReach;
  if (isReachable) return isSame ? words.nameAgain : words.askName;
  return isSame ? words.contactAgain : say.ask.contact;
};
const needsOf = ({ name, email, phone }: ToolArguments): [hasName: boolean, isReachable: boolean] => [
  textOf(name) !== '',
  textOf(email) !== '' || textOf(phone) !== '',
];

/** What is asked while a time is arranged, with what is known already; null where it asks for something else. */
export const questionOfTime = (
  voice: Voice,
  { tool, arguments: args }: Call,
  missing: string,
  { isAgain = false, before = null }: { isAgain?: boolean; before?: Pending | null } = {},
): string[] | null => {
  const { show, language } = voice;
  if (tool !== 'book_viewing' && tool !== 'move_booking') return null;
  const words = { ...timesPhrasesOf(language), ...whomPhrasesOf(language) };
  const place = textOf(args.address);
  const first = isAgain ? [words.unclear] : [];
  if (missing === 'time') {
    const texts = Array.isArray(args.offered)
      ? (args.offered as { text: string }[]).map(({ text }) => text)
      : [];
    return [
      ...first,
      show.say(texts.length === 1 ? words.oneStill : words.stillFree, { place }),
      ...askTime(voice, texts),
    ];
  }
  if (missing !== 'contact') return null;
  const when = textOf(args.when);
  const asked = before?.tool === tool && before.missing === missing ? before.arguments : null;
  const question = contactQuestion(voice, args, asked);
  const said = textOf(args.unusable);
  if (said !== '' && said !== asked?.unusable) return [...first, show.say(words.unusable, { said })];
  return [...first, ...(when === '' ? [] : [show.say(words.chosen, { when, place })]), question];
};

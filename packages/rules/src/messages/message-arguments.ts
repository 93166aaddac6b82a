import type { DateFormatName, NumberFormatName } from './formats.ts';

/**
 * The arguments that a message asks for, read from its text by the compiler:
 *
 *   '{count, plural, one {# home} other {# homes}} in {place}'  ->  { count: number; place: string }
 *
 * A plain `{name}` takes words. A figure says how it is written (`number`), what is counted says so (`plural`), so
 * that nobody forgets the thousands or the plural. A fault in a message makes its arguments a sentence about it,
 * which no call can satisfy. What is not known before it runs (a `string`) is not checked here: see
 * `message-faults.ts`.
 */
export type MessageArguments<Message extends string> = string extends Message
  ? Readonly<Record<string, MessageValue>>
  : Message extends `${string}'{${string}` | `${string}'}${string}`
    ? MessageFault<'an apostrophe before a brace hides it: write ’'>
    : Closed<Text<Message, Nothing>>;

type MessageValue = string | number | Date;

/** What is handed over with a message: nothing when it asks for nothing. */
export type GivenTo<Message extends string> = keyof MessageArguments<Message> extends never
  ? []
  : [values: MessageArguments<Message>];

/** What is wrong with a message stands where its arguments would. */
type MessageFault<Why extends string> = Why;

// biome-ignore lint/complexity/noBannedTypes: the start of an intersection
type Nothing = {};
/** What a part of a message asked for, and the text after it. */
type Read<Asked, Rest extends string> = { asked: Asked; rest: Rest };

type Closed<Found> =
  Found extends Read<infer Asked, infer Rest>
    ? Rest extends ''
      ? { readonly [Name in keyof Asked]: Asked[Name] }
      : MessageFault<'a brace is closed that was never opened'>
    : Found;

/** The rest of a text that began with this start. */
type After<S extends string, Start extends string> = S extends `${Start}${infer Rest}` ? Rest : '';

/** Up to the end, or to the brace that closes the option in which it stands. */
type Text<S extends string, Asked> = S extends `${infer Before}{${infer Rest}`
  ? Before extends `${infer Within}}${string}`
    ? Read<Asked, After<S, Within>>
    : Argument<Rest, Asked>
  : S extends `${infer Within}}${string}`
    ? Read<Asked, After<S, Within>>
    : Read<Asked, ''>;

/** After an opening brace: a name, then its kind. */
type Argument<S extends string, Asked> = S extends `${infer Inner}}${infer Rest}`
  ? Inner extends `${infer Name},${infer Kind}`
    ? Kind extends `${string}{${string}` | `${string},${string}`
      ? Styled<Trim<Name>, After<S, `${Name},`>, Asked>
      : Trim<Kind> extends 'number'
        ? Text<Rest, Asked & Record<Trim<Name>, number>>
        : MessageFault<'a kind without a style that is not a number'>
    : Text<Rest, Asked & Record<Trim<Inner>, string>>
  : MessageFault<'a brace is never closed'>;

type Styled<Name extends string, S extends string, Asked> = S extends `${infer Kind},${infer Rest}`
  ? Trim<Kind> extends 'plural' | 'selectordinal'
    ? Options<Rest, Asked & Record<Name, number>>
    : Trim<Kind> extends 'select'
      ? Options<Rest, Asked & Record<Name, string>>
      : Rest extends `${infer Style}}${infer Behind}`
        ? Trim<Kind> extends 'number'
          ? Trim<Style> extends NumberFormatName
            ? Text<Behind, Asked & Record<Name, number>>
            : MessageFault<'a number format that formats.ts does not have'>
          : Trim<Kind> extends 'date'
            ? Trim<Style> extends DateFormatName
              ? Text<Behind, Asked & Record<Name, Date>>
              : MessageFault<'a date format that formats.ts does not have'>
            : MessageFault<'a kind that messages do not have'>
        : MessageFault<'a brace is never closed'>
  : MessageFault<'a kind without its options'>;

/** `one {…} other {…}}`: each option is a text of its own. */
type Options<S extends string, Asked> = S extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? Ended<S, Asked>
    : Text<Rest, Asked> extends Read<infer Within, infer Behind>
      ? Behind extends `}${infer Next}`
        ? Options<Next, Within>
        : MessageFault<'an option is never closed'>
      : Text<Rest, Asked>
  : Ended<S, Asked>;

type Ended<S extends string, Asked> = S extends `${string}}${infer Rest}`
  ? Text<Rest, Asked>
  : MessageFault<'a brace is never closed'>;

type Trim<S extends string> = S extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trim<Rest>
  : S extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trim<Rest>
    : S;

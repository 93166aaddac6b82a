import type { CountRange } from '../understanding/home-facts.ts';
import type { Money } from '../understanding/money.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isHome, isSubject, placeText } from './place-text.ts';
import type { DialogueState, ToolArguments } from './state.ts';

/** Reads what a message says of a tool's arguments. */
export type Filler = (heard: Understanding, before: DialogueState, known: ToolArguments) => ToolArguments;

/** What a tool's arguments take over from the conversation. */
export type Inheritance = (
  filled: ToolArguments,
  heard: Understanding,
  before: DialogueState,
) => ToolArguments;

export const given = (fields: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

export const least = (range: CountRange | null): number | undefined => range?.min ?? range?.max ?? undefined;

export const roled = (money: readonly Money[], ...roles: MoneyRole[]): Money | undefined =>
  roles.map((role) => money.find((one) => one.role === role)).find((one) => one !== undefined);
export const aud = (money: readonly Money[], ...roles: MoneyRole[]): number | undefined =>
  roled(money, ...roles)?.aud;
/** The home or place that is meant, or the one spoken of before. */
export const subjectOf = ({ places }: Understanding, before: DialogueState): string | undefined => {
  const subjects = places.filter(isSubject);
  const chosen =
    subjects.find(isHome) ??
    subjects.find(({ kind }) => kind !== 'state' && kind !== 'country') ??
    subjects[0];
  return chosen && placeText(chosen, before);
};

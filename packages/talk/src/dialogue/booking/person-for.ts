import type { Understanding } from '../../understanding/understand.ts';

/** 'Book a viewing for Mai Tran': names have capitals, and days and places that have them too are blanked or known. */
const FOR =
  /\b(?:for|für|fuer|pour|para|per|для)\s+((?:\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,3})/u;
const NO_NAME =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/u;

/** Whom a member books for, where the message says so. */
export const personFor = ({ text, places }: Understanding): string | undefined => {
  const free = places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const name = FOR.exec(free)?.[1];
  return name === undefined || NO_NAME.test(name) ? undefined : name;
};

import { cleanText } from '../../understanding/clean-text.ts';
import { MAIL_ADDRESS } from '../../understanding/mail-address.ts';
import { PHONE, PHONE_ASKED } from '../../understanding/phone-number.ts';
import { withWrittenContacts } from '../../understanding/spoken-contacts.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { isNameAlone, nameIntroduced, nameSaid } from './name-said.ts';

export type Contact = { name?: string; email?: string; phone?: string };

/** Whoever can be written to or called can be booked for. */
export const isReachable = ({ email, phone }: Contact): boolean => email !== undefined || phone !== undefined;

/** What is denied is not theirs: 'not jo@old.com'. */
const DENIED = /(?<!\p{L})(?:not|nicht|pas|non|nao|não|не|no)\s+$|不是\s*$/iu;
const lastOf = (text: string, pattern: RegExp): string | undefined => {
  const all = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
  return (all.findLast(({ index }) => !DENIED.test(text.slice(0, index))) ?? all.at(-1))?.[0];
};

type Addresses = { email: string | undefined; phone: string | undefined };
const addressesIn = (text: string, isAsked: boolean): Addresses => {
  const email = lastOf(text, MAIL_ADDRESS);
  const others = text.replace(new RegExp(MAIL_ADDRESS, 'gu'), (one) => ' '.repeat(one.length));
  return { email, phone: lastOf(others, isAsked ? PHONE_ASKED : PHONE) };
};

/** In one form, with the digits of ASCII; a new line ends a breath. */
const asRead = (message: string): string =>
  withWrittenContacts(cleanText(message.replace(/\s*\n+\s*/gu, ', ')));

/** A message without the ways to reach somebody: their digits are no time. */
export const withoutAddresses = (text: string): string =>
  text.replace(new RegExp(MAIL_ADDRESS, 'gu'), ' ').replace(new RegExp(PHONE, 'gu'), ' ');

/** Parts of a name that are written small. */
const SMALL_PARTS =
  /^(?:de|da|do|dos|das|del|della|di|la|le|van|von|der|den|zu|bin|binti|al|el|y|e|und|and)$/u;
/** 'jayden smith' is written Jayden Smith; who uses capitals anywhere wrote it as they want it. */
const withCapitals = (name: string): string =>
  /\p{Lu}/u.test(name) || !/^[\p{Script=Latin}\p{Script=Cyrillic}\s'’.&-]+$/u.test(name)
    ? name
    : name
        .split(' ')
        .map((part, at) => (at > 0 && SMALL_PARTS.test(part) ? part : capitalised(part)))
        .join(' ');
const capitalised = (part: string): string =>
  part.replace(/(?<![\p{L}])\p{Ll}|(?<=^o['’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());

const contactOf = (name: string | undefined, { email, phone }: Addresses): Contact => ({
  ...(name ? { name: withCapitals(name) } : {}),
  ...(email ? { email: email.toLowerCase() } : {}),
  ...(phone ? { phone: phone.trim() } : {}),
});

/** Name and addresses that somebody gives to be booked under, where they were asked for them or give an address. */
export const contactSaid = (message: string, known: Contact = {}, isAsked = false): Contact => {
  const text = asRead(message);
  const addresses = addressesIn(text, isAsked);
  const given = [addresses.email, addresses.phone].filter((one) => one !== undefined);
  return contactOf(nameSaid(text, given, known.name), addresses);
};

/** The same where nobody was asked: a name only where it is introduced, or stands beside an address. */
export const contactMentioned = (message: string, known: Contact = {}): Contact => {
  const text = asRead(message);
  const addresses = addressesIn(text, false);
  return isReachable(contactOf(undefined, addresses))
    ? contactSaid(message, known)
    : contactOf(nameIntroduced(text, known.name), addresses);
};

/** 'Half 4 mate, kyle brannigan': who chooses a time may say who they are in a breath of its own. */
export const nameBeside = (message: string): Contact => {
  const breaths = asRead(message).split(/[,;]\s*|\.\s+/u);
  const named = breaths.slice(1).find((breath) => whenSaid(breath) === null && isNameAlone(breath));
  return named === undefined ? {} : contactOf(named.trim(), { email: undefined, phone: undefined });
};

/** Who somebody is, as far as they have said it, this message included. */
export const contactAfter = (known: Contact, message: string): Contact => ({
  ...known,
  ...contactMentioned(message, known),
});

import { onceAMessage } from './once-a-message.ts';

/** What is looked at of a message; all of it is kept. */
const READ_MAX = 4000;
/** Controls, zero-width characters, direction overrides and the like: they show nothing and may hide much. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** Digits of Arabic, Persian and Devanagari begin at these code points. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966];

const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });

/** One form for every way to write the same: compatible characters, digits, quotes and spaces. */
export const cleanText = onceAMessage((message) =>
  asciiDigits(message.slice(0, READ_MAX).normalize('NFKC'))
    .replace(/[\t\n\r]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[–—−]/g, '-')
    .replaceAll('\u066a', '%')
    .replace(/(?<=\d)\u066c(?=\d)/g, ',')
    .replace(/(?<=\d)\u066b(?=\d)/g, '.')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Lower case without the accents of Latin letters, so that 'cuánto' and 'cuanto' are one word. */
export const plainText = onceAMessage((text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC'),
);

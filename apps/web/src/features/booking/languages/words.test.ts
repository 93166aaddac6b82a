import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { messageFaults } from '@propguard/rules/messages/message-faults';
import { expect, it } from 'vitest';
import { english } from './en.ts';
import { WORDS } from './words.ts';

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
const inEnglish = new Map(flat(english));

it.each(LANGUAGE_CODES)(
  '%s asks for what the English words ask for, and counts as it counts',
  async (code) => {
    const own = flat(await WORDS[code]());
    const faults = own.flatMap(([key, message]) =>
      messageFaults(code, message, inEnglish.get(key)).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(own.filter(([, message]) => message.trim() === '')).toEqual([]);
  },
);

import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { messageFaults } from '@propguard/rules/messages/message-faults';
import { PATHS } from '@propguard/rules/routes/paths';
import { describe, expect, it } from 'vitest';
import { ALL_LETTERS } from './all-letters.ts';
import { BOOKING_WORDS, bookingText } from './bookings/booking-words.ts';
import { composeLetter } from './compose-letter.ts';
import type { Part } from './letter.ts';
import { enquiryConfirmation } from './letters/enquiry-confirmation.ts';
import { enquiryNotice } from './letters/enquiry-notice.ts';
import { invitation } from './letters/invitation.ts';
import { passwordReset } from './letters/password-reset.ts';
import { savedSearchAlert } from './letters/saved-search-alert.ts';
import { TOUR_CONFIRMATION_WORDS, tourConfirmation } from './letters/tour-confirmation.ts';
import { waitingNotices } from './letters/waiting-notices.ts';
import { watchAlert } from './letters/watch-alert.ts';

const HERE = { publicUrl: 'https://propguard.test' };
const TABLE = ALL_LETTERS.map(({ letter, sample }) => ({ name: letter.name, letter, sample }));
const HOSTILE = `<script>alert('1')</script> "Jo" & <b>Co</b> {name} https://elsewhere.test`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Everything that a part says, line by line. */
const factsOf = (part: Part): string[] => {
  switch (part.kind) {
    case 'action':
      return [part.label, part.url];
    case 'facts':
      return part.facts.flat();
    case 'item':
      return [part.title, ...part.lines, ...(part.link ? [part.link.label, part.link.url] : [])];
    default:
      return part.text.split('\n');
  }
};

const urlsIn = (text: string): string[] => text.match(/https:\/\/propguard\.test[^\s"<]*/g) ?? [];

/** The same fields with every text in them made hostile. */
const madeHostile = (fields: unknown): unknown => {
  if (Array.isArray(fields)) return fields.map(madeHostile);
  if (fields instanceof Date || typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' && !['kind', 'figure', 'tourType', 'preferredLanguage'].includes(key)
        ? HOSTILE
        : madeHostile(value),
    ]),
  );
};

describe.each(TABLE)('$name', ({ letter, sample }) => {
  it('says the same in HTML and in text', async () => {
    const { subject, html, text } = await composeLetter(letter, sample, HERE);
    const url = (path: string): string => `${HERE.publicUrl}${path}`;
    const { parts, why } = letter.compose(letter.fields.parse(sample), { language: 'en', url });
    expect(subject).toBeTruthy();
    for (const fact of [...parts.flatMap(factsOf), why]) {
      expect(text).toContain(fact);
      expect(html).toContain(escaped(fact));
    }
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(urlsIn(text)).toEqual(hrefs);
  });

  it('leads to paths of the product only', async () => {
    const { text, stopUrl } = await composeLetter(letter, sample, HERE);
    const shapes = Object.values(PATHS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
    for (const link of [...urlsIn(text), ...(stopUrl ? [stopUrl] : [])])
      expect(shapes.some((shape) => shape.test(new URL(link).pathname))).toBe(true);
  });

  it('is drawn for day and night, from this letter alone', async () => {
    const { html } = await composeLetter(letter, sample, HERE);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|@import|url\(/);
  });

  it('holds whatever a name holds', async () => {
    const { subject, html, text } = await composeLetter(letter, madeHostile(sample), HERE);
    expect(html).not.toMatch(/<script|<b>/);
    expect(subject).not.toMatch(/[\r\n]/);
    const isSpoken = Object.values(sample as object).some(
      (value) => typeof value === 'string' && value.includes(' '),
    );
    if (isSpoken) expect(text).toContain('<script>');
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/propguard\.test\//);
  });
});

describe('what a letter must know', () => {
  it.each([
    [passwordReset, { name: 'Ana' }],
    [invitation, { inviter: 'Ana', workspace: 'Harbour', role: 'viewer' }],
    [enquiryNotice, { kind: 'gift', name: 'Ana' }],
    [enquiryConfirmation, { kind: 'tour', startsAt: null }],
    [tourConfirmation, { startsAt: '2026-11-20', code: null }],
    [
      savedSearchAlert,
      { person: 'Ana', workspace: 'Harbour', search: { id: '1', name: 'x' }, count: 0, listings: [] },
    ],
    [watchAlert, { person: 'Ana', workspace: 'Harbour', homes: [] }],
    [waitingNotices, { person: 'Ana', workspace: 'Harbour', daily: true, items: [] }],
  ])('$name refuses %j', async (letter, fields) => {
    await expect(
      composeLetter(letter as (typeof ALL_LETTERS)[number]['letter'], fields, HERE),
    ).rejects.toThrow();
  });
});

describe('letters that are not all alike', () => {
  it('have a way to stop where they come again', async () => {
    const stops = await Promise.all(
      TABLE.map(async ({ name, letter, sample }) => [
        name,
        (await composeLetter(letter, sample, HERE)).stopUrl,
      ]),
    );
    expect(stops.filter(([, url]) => url !== null)).toEqual([
      ['saved-search-alert', 'https://propguard.test/search?saved=0192f0c4-0000-7000-8000-000000000001'],
      ['watch-alert', 'https://propguard.test/dashboard'],
      ['waiting-notices', 'https://propguard.test/account/notices'],
    ]);
  });

  it.each([
    [1, '1 property you watch has changed', null],
    [2, '2 properties you watch have changed', null],
    [23, '23 properties you watch have changed', 'and 3 more.'],
  ])('count %i watched homes', async (count, subject, more) => {
    const home = { address: '1 Main Street', sample: false, changes: [] };
    const fields = { person: 'Ana', workspace: 'Harbour', homes: Array.from({ length: count }, () => home) };
    const letter = await composeLetter(watchAlert, fields, HERE);
    expect(letter.subject).toBe(subject);
    expect(letter.text.includes('more.')).toBe(more !== null);
    if (more) expect(letter.text).toContain(more);
  });
});

it('tells of a watched home that a hazard was not mapped, and gives no figure for that', async () => {
  const changes = [
    { figure: 'flood', before: 0.05, after: 0.45 },
    { figure: 'fire', before: 0.3, after: 0.05 },
    { figure: 'subsidence', before: null, after: 0.05 },
  ] as const;
  const homes = [{ address: '1 Main Street', sample: false, changes: [...changes] }];
  const { text } = await composeLetter(watchAlert, { person: 'Ana', workspace: 'Harbour', homes }, HERE);
  expect(text).toContain('Flood: not mapped, now 45%');
  expect(text).toContain('Fire: 30%, now not mapped');
  expect(text).toContain('Subsidence: no data, now not mapped');
});

describe('a tour is confirmed in the language of the guest', () => {
  it.each(LANGUAGE_CODES)('%s, at the time of the office', async (language) => {
    const startsAt = new Date('2026-11-20T00:30:00Z');
    const { subject, html, text } = await composeLetter(
      tourConfirmation,
      { startsAt, code: 'VT407182' },
      { ...HERE, language },
    );
    expect(text).toContain(`${subject} (VT407182)`);
    expect(text).toMatch(/10[:.]30/);
    expect(text).toContain('20');
    expect(text).toContain('AEST');
    expect(text).not.toMatch(/[{}]/);
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  });

  it.each(LANGUAGE_CODES)('%s: every message is one', (language) => {
    const faults = Object.entries(TOUR_CONFIRMATION_WORDS[language]).flatMap(([key, message]) =>
      messageFaults(language, message, TOUR_CONFIRMATION_WORDS.en[key as 'line']),
    );
    expect(faults).toEqual([]);
  });
});

describe('what clients are written about their bookings', () => {
  type Tree = { readonly [key: string]: string | Tree };
  const flat = (tree: Tree, path = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
    );
  const english = new Map(flat(BOOKING_WORDS.en));

  it.each(LANGUAGE_CODES)('%s: every message is one', (language) => {
    const faults = flat(BOOKING_WORDS[language]).flatMap(([key, message]) =>
      messageFaults(language, message, english.get(key)),
    );
    expect(faults).toEqual([]);
  });

  it('is in their language', () => {
    const title = bookingText('fr').title({ what: bookingText('fr').kinds.viewing, whom: 'Nadia' });
    expect(bookingText('fr').subjects.moved({ title, when: 'vendredi' })).toBe(
      'Nouvelle heure : Visite avec Nadia, vendredi',
    );
  });
});

import { isBlank } from '../imports/blank.ts';
import type { LocalityIndex } from '../imports/locality-index.ts';
import { readPropertyType } from '../imports/property-words.ts';
import { readDay } from '../imports/read-day.ts';
import { readAud, readNumber } from '../imports/read-number.ts';
import type { Values } from '../imports/read-property.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/languages.ts';
import type { DecisionMaker, LeadFinancing, LeadIntent, LeadSource, LeadTimeline } from '../leads/facts.ts';
import {
  LEAD_FEATURES_MAX,
  LEAD_LOCATIONS_MAX,
  LEAD_MONEY_MAX_AUD,
  LEAD_NOTE_MAX_LENGTH,
  LEAD_TAG_MAX_LENGTH,
  LEAD_TAGS_MAX,
} from '../leads/limits.ts';
import { type LeadStatus, type LostReason, STATUS_NAMES } from '../leads/pipeline.ts';
import {
  FINANCING_NAMES,
  INTENT_NAMES,
  LOST_REASON_NAMES,
  SOURCE_NAMES,
  TIMELINE_NAMES,
} from '../leads/words.ts';
import { searchForm } from '../places/search-form.ts';
import { isState, STATE_NAMES, STATES, type State } from '../places/states.ts';
import { PROPERTY_TYPES, type PropertyType } from '../properties/property-types.ts';
import { ROOMS_MAX } from '../properties/search-limits.ts';
import { PERSON_NAME_MAX_LENGTH } from '../workspaces/limits.ts';
import {
  DECISION_NAMES,
  DECISION_WORDS,
  FINANCING_WORDS,
  INTENT_WORDS,
  LOST_WORDS,
  SOURCE_WORDS,
  STATUS_WORDS,
  TIMELINE_WORDS,
} from './lead-words.ts';
import { namesOf } from './read-words.ts';

/** What is wrong with a row: the field to look at, and a sentence for whoever keeps the file. */
export type RowProblem = { field: string | null; words: string };

export type LeadDraft = {
  name: string | null;
  addresses: { kind: 'email' | 'phone' | 'whatsapp'; value: string }[];
  state: State | null;
  postcode: string | null;
  language: LanguageCode | null;
  source: LeadSource | null;
  status: Exclude<LeadStatus, 'closed'>;
  lostReason: LostReason | null;
  intent: LeadIntent | null;
  budgetMin: number | null;
  budgetMax: number | null;
  valueAud: number | null;
  timeline: LeadTimeline | null;
  financing: LeadFinancing | null;
  locations: string[];
  propertyTypes: PropertyType[];
  bedrooms: number | null;
  bathrooms: number | null;
  features: string[];
  company: string | null;
  companySize: number | null;
  decisionMaker: DecisionMaker | null;
  tags: string[];
  agentId: string | null;
  createdOn: string | null;
  nextFollowUp: string | null;
  note: string | null;
};

export type LeadReadingContext = {
  localities: LocalityIndex;
  /** For suburbs of which there are several. */
  state: State | null;
  /** The day that no enquiry lies after. */
  today: string;
  /** Those who work here, by name and by email as they are compared. */
  agents: ReadonlyMap<string, string>;
  normalise: (
    kind: 'email' | 'phone' | 'whatsapp',
    written: string,
  ) => { value: string } | { problem: string };
};

export type LeadVerdict = { ok: true; value: LeadDraft } | { ok: false; problems: RowProblem[] };

const FIRST_DAY = '1990-01-01';
const COMPANY_MAX_LENGTH = 120;
const FEATURE_MAX_LENGTH = 80;
const ADDRESSES_MAX = 6;
const FOLLOW_UP_YEARS = 10;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** What a spreadsheet makes of a number that it took for a quantity. */
const SPOILT_NUMBER = /^\d(?:[.,]\d+)?e\+\d+$/i;
const RANGE = /^(.+?)\s*(?:-|–|—|\bto\b)\s*(.+)$/i;
const UNDER = /^(?:under|below|up to|less than|max(?:imum)?|<)\s*(.+)$/i;
const OVER = /^(?:(?:over|above|from|more than|min(?:imum)?|>)\s*(.+)|(.+?)\s*\+)$/i;

/** Reads one row and keeps what is wrong with it, all of it: whoever mends the file sees every cell at once. */
class RowReader {
  readonly problems: RowProblem[] = [];
  readonly #values: Values;
  readonly #context: LeadReadingContext;

  constructor(values: Values, context: LeadReadingContext) {
    this.#values = values;
    this.#context = context;
  }

  say(field: string | null, words: string): null {
    this.problems.push({ field, words });
    return null;
  }

  written(field: string): string | null {
    const text = this.#values(field);
    return isBlank(text) ? null : text;
  }

  line(field: string, most: number): string | null {
    const text = this.written(field)?.replaceAll(/\s+/gu, ' ') ?? null;
    if (text === null) return null;
    if (CONTROL.test(text)) return this.say(field, 'It has characters that can’t go on one line.');
    return text.length > most ? this.say(field, `It’s longer than ${most} letters.`) : text;
  }

  list(field: string, most: number, longest: number, what: string): string[] {
    const items = (this.written(field) ?? '')
      .split(/[;|,\n]/)
      .map((item) => item.trim())
      .filter((item) => !isBlank(item));
    const unique = [...new Set(items)];
    if (unique.length > most) {
      this.say(field, `It names ${unique.length} ${what}; a lead has at most ${most}.`);
      return [];
    }
    const long = unique.find((item) => item.length > longest || CONTROL.test(item));
    if (long !== undefined)
      this.say(field, `‘${long.slice(0, 30)}…’ is longer than ${longest} letters, or isn’t plain text.`);
    return unique;
  }

  oneOf<Of extends string>(
    field: string,
    words: ReadonlyMap<string, Of>,
    names: Readonly<Record<Of, string>>,
  ): Of | null {
    const text = this.written(field);
    if (text === null) return null;
    return (
      words.get(searchForm(text)) ??
      this.say(field, `‘${text.slice(0, 40)}’ isn’t one of: ${namesOf(names)}.`)
    );
  }

  dollars(field: string, text = this.written(field)): number | null {
    if (text === null) return null;
    const aud = readAud(text);
    if (aud === null)
      return this.say(field, `‘${text.slice(0, 40)}’ isn’t an amount. Write 850000, $850,000 or 850k.`);
    if (aud < 0) return this.say(field, 'An amount can’t be below zero.');
    return aud > LEAD_MONEY_MAX_AUD ? this.say(field, 'This is more than any home costs.') : aud;
  }

  /** ‘500k-1m’, ‘under 500K’, ‘2M+’, or one amount: the most that they would pay. */
  budget(): { budgetMin: number | null; budgetMax: number | null } {
    const text = this.written('budget');
    const [under, over] = [text && UNDER.exec(text), text && OVER.exec(text)];
    if (text === null) return { budgetMin: this.dollars('budgetMin'), budgetMax: this.dollars('budgetMax') };
    if (under) return { budgetMin: null, budgetMax: this.dollars('budget', under[1] ?? '') };
    if (over) return { budgetMin: this.dollars('budget', over[1] ?? over[2] ?? ''), budgetMax: null };
    const range = readAud(text) === null ? RANGE.exec(text) : null;
    return range
      ? {
          budgetMin: this.dollars('budget', range[1] ?? ''),
          budgetMax: this.dollars('budget', range[2] ?? ''),
        }
      : { budgetMin: null, budgetMax: this.dollars('budget') };
  }

  count(field: string, least: number, most: number): number | null {
    const text = this.written(field);
    if (text === null) return null;
    const value = readNumber(text.replace(/\+$/, ''));
    if (value === null) return this.say(field, `‘${text.slice(0, 40)}’ isn’t a number.`);
    if (!Number.isInteger(value)) return this.say(field, 'Write a whole number.');
    return value < least || value > most
      ? this.say(field, `It must be between ${least} and ${most}.`)
      : value;
  }

  day(field: string): string | null {
    const text = this.written(field);
    if (text === null) return null;
    return (
      readDay(text) ?? this.say(field, `‘${text.slice(0, 40)}’ isn’t a date. Write 2026-11-30 or 30/11/2026.`)
    );
  }

  addressesOf(field: string, kind: 'email' | 'phone' | 'whatsapp'): LeadDraft['addresses'] {
    const text = this.written(field);
    if (text === null) return [];
    const parts = text.split(kind === 'email' ? /[;,\s]+/ : /[;,/|]+/).filter((part) => part.trim() !== '');
    return parts.flatMap((part) => {
      if (kind !== 'email' && SPOILT_NUMBER.test(part.trim())) {
        this.say(
          field,
          'A spreadsheet has rounded this number. Format the column as text and save it again.',
        );
        return [];
      }
      const found = this.#context.normalise(kind, part);
      if ('value' in found) return [{ kind, value: found.value }];
      this.say(field, found.problem);
      return [];
    });
  }

  addresses(): LeadDraft['addresses'] {
    const before = this.problems.length;
    const all = [
      ...this.addressesOf('email', 'email'),
      ...this.addressesOf('phone', 'phone'),
      ...this.addressesOf('otherPhone', 'phone'),
      ...this.addressesOf('whatsapp', 'whatsapp'),
    ];
    const unique = [...new Map(all.map((one) => [`${one.kind} ${one.value}`, one])).values()];
    if (unique.length === 0 && this.problems.length === before)
      this.say('email', 'There’s no email address or phone number, so nobody could answer them.');
    if (unique.length > ADDRESSES_MAX)
      this.say('email', `It names ${unique.length} addresses; a row has at most ${ADDRESSES_MAX}.`);
    return unique;
  }

  name(): string | null {
    const whole = this.line('name', PERSON_NAME_MAX_LENGTH);
    const parts = [
      this.line('firstName', PERSON_NAME_MAX_LENGTH),
      this.line('lastName', PERSON_NAME_MAX_LENGTH),
    ];
    const name = whole ?? (parts.filter(Boolean).join(' ') || null);
    if (name === null) return null;
    if (name.includes('@')) return this.say('name', 'This is an email address, not a name.');
    if (!/\p{L}/u.test(name)) return this.say('name', 'A name needs letters.');
    return name.length > PERSON_NAME_MAX_LENGTH
      ? this.say(
          'lastName',
          `First and last name together are longer than ${PERSON_NAME_MAX_LENGTH} letters.`,
        )
      : name;
  }

  place(): { state: State | null; postcode: string | null } {
    const written = this.written('state');
    const state =
      written === null
        ? null
        : isState(written.toUpperCase())
          ? (written.toUpperCase() as State)
          : (STATES.find((one) => searchForm(STATE_NAMES[one]) === searchForm(written)) ??
            this.say('state', `‘${written.slice(0, 40)}’ isn’t a state: ${STATES.join(', ')}.`));
    const code = this.written('postcode');
    // Spreadsheets drop the nought that Darwin's begin with.
    const padded = code && /^\d{3}$/.test(code) ? `0${code}` : code;
    const postcode =
      padded === null || /^\d{4}$/.test(padded)
        ? padded
        : this.say('postcode', 'A postcode has four digits.');
    return { state, postcode };
  }

  suburbs(state: State | null): string[] {
    const names = this.list('locations', LEAD_LOCATIONS_MAX, FEATURE_MAX_LENGTH, 'suburbs');
    return names.flatMap((name) => {
      const [, bare = name, of = null, postcode = null] =
        /^(.*?)(?:\s+(ACT|NSW|NT|QLD|SA|TAS|VIC|WA))?(?:\s+(\d{4}))?$/i.exec(name) ?? [];
      const sought = { name: bare, state: of?.toUpperCase() ?? state ?? this.#context.state, postcode };
      const found = this.#context.localities.match(sought);
      if (typeof found !== 'string') return [found.id];
      this.say(
        'locations',
        found === 'unknown'
          ? `We don’t know a suburb called ‘${name.slice(0, 40)}’${sought.state ? ` in ${sought.state}` : ''}.`
          : `There are several suburbs called ‘${name.slice(0, 40)}’. Write the state after it: ‘${bare.slice(0, 40)} NSW’.`,
      );
      return [];
    });
  }

  types(): PropertyType[] {
    const written = this.list(
      'propertyTypes',
      PROPERTY_TYPES.length * 2,
      FEATURE_MAX_LENGTH,
      'property types',
    );
    const types = written.flatMap((text) => {
      const type = readPropertyType(text);
      if (type === null)
        this.say('propertyTypes', `‘${text.slice(0, 40)}’ isn’t one of: ${PROPERTY_TYPES.join(', ')}.`);
      return type === null ? [] : [type];
    });
    return [...new Set(types)];
  }

  standing(): { status: LeadDraft['status']; lostReason: LostReason | null } {
    const status = this.oneOf('status', STATUS_WORDS, STATUS_NAMES) ?? 'new';
    const lostReason = this.oneOf('lostReason', LOST_WORDS, LOST_REASON_NAMES);
    if (status === 'closed') {
      this.say('status', 'A closed lead needs its fee. Import it as Negotiating, and close it here.');
      return { status: 'new', lostReason: null };
    }
    if (status === 'lost' && lostReason === null && this.written('lostReason') === null)
      this.say('lostReason', `A lost lead needs a reason: ${namesOf(LOST_REASON_NAMES)}.`);
    return { status, lostReason: status === 'lost' ? lostReason : null };
  }

  times(): { createdOn: string | null; nextFollowUp: string | null } {
    const { today } = this.#context;
    const createdOn = this.day('createdOn');
    if (createdOn !== null && createdOn > today) this.say('createdOn', 'This day is in the future.');
    if (createdOn !== null && createdOn < FIRST_DAY) this.say('createdOn', 'This is before 1990.');
    const nextFollowUp = this.day('nextFollowUp');
    const last = `${Number(today.slice(0, 4)) + FOLLOW_UP_YEARS}${today.slice(4)}`;
    if (nextFollowUp !== null && nextFollowUp > last)
      this.say('nextFollowUp', `This is more than ${FOLLOW_UP_YEARS} years away.`);
    // What should have been done before stays to be done.
    return { createdOn, nextFollowUp };
  }

  agent(): string | null {
    const text = this.written('agent');
    if (text === null) return null;
    return (
      this.#context.agents.get(text.trim().toLowerCase()) ??
      this.say('agent', `None of this workspace’s agents is called ‘${text.slice(0, 40)}’.`)
    );
  }

  language(): LanguageCode | null {
    const text = this.written('language');
    if (text === null) return null;
    const code = text.trim().toLowerCase().slice(0, 2);
    return (
      LANGUAGE_CODES.find((known) => known === code) ??
      this.say('language', `‘${text.slice(0, 40)}’ isn’t one of: ${LANGUAGE_CODES.join(', ')}.`)
    );
  }

  note(): string | null {
    const text = this.written('note');
    return text !== null && text.length > LEAD_NOTE_MAX_LENGTH
      ? this.say('note', `A note has at most ${LEAD_NOTE_MAX_LENGTH} letters.`)
      : text;
  }
}

export const readLeadRow = (values: Values, context: LeadReadingContext): LeadVerdict => {
  const row = new RowReader(values, context);
  const { budgetMin, budgetMax } = row.budget();
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax)
    row.say('budgetMin', 'The lowest budget is above the highest.');
  const place = row.place();
  const value: LeadDraft = {
    name: row.name(),
    addresses: row.addresses(),
    ...place,
    language: row.language(),
    source: row.oneOf('source', SOURCE_WORDS, SOURCE_NAMES),
    ...row.standing(),
    intent: row.oneOf('intent', INTENT_WORDS, INTENT_NAMES),
    budgetMin,
    budgetMax,
    valueAud: row.dollars('value'),
    timeline: row.oneOf('timeline', TIMELINE_WORDS, TIMELINE_NAMES),
    financing: row.oneOf('financing', FINANCING_WORDS, FINANCING_NAMES),
    locations: row.suburbs(place.state),
    propertyTypes: row.types(),
    bedrooms: row.count('bedrooms', 0, ROOMS_MAX),
    bathrooms: row.count('bathrooms', 0, ROOMS_MAX),
    features: row.list('features', LEAD_FEATURES_MAX, FEATURE_MAX_LENGTH, 'features'),
    company: row.line('company', COMPANY_MAX_LENGTH),
    companySize: row.count('companySize', 1, 10_000_000),
    decisionMaker: row.oneOf('decisionMaker', DECISION_WORDS, DECISION_NAMES),
    tags: row.list('tags', LEAD_TAGS_MAX, LEAD_TAG_MAX_LENGTH, 'tags'),
    agentId: row.agent(),
    ...row.times(),
    note: row.note(),
  };
  return row.problems.length > 0 ? { ok: false, problems: row.problems } : { ok: true, value };
};

import { describe, expect, it } from 'vitest';
import { LocalityIndex } from '../imports/locality-index.ts';
import { type LeadReadingContext, readLeadRow } from './read-lead-row.ts';

const place = (id: string, searchName: string, state: string, latitude: number) => ({
  id,
  searchName,
  state,
  postcode: id.split('-')[1] ?? '',
  latitude,
  longitude: 150,
});
const context: LeadReadingContext = {
  localities: new LocalityIndex([
    place('qld-4005-new-farm', 'new farm', 'QLD', -27),
    place('nsw-2010-richmond', 'richmond', 'NSW', -33),
    place('vic-3121-richmond', 'richmond', 'VIC', -37),
  ]),
  state: null,
  today: '2026-11-16',
  agents: new Map([['nadia petrov', 'agent-1']]),
  // How addresses are understood is the server's; here only what the row makes of it.
  normalise: (kind, written) =>
    (kind === 'email' ? /^[\w.+-]+@[\w.-]+\.\w+$/ : /^\+?[\d ]{8,15}$/).test(written.trim())
      ? { value: written.trim().toLowerCase().replaceAll(' ', '') }
      : { problem: `Enter ${kind === 'email' ? 'an email address' : 'a phone number'}.` },
};
const read = (row: Record<string, string>) => readLeadRow((field) => row[field] ?? '', context);
const reads = (row: Record<string, string>) => {
  const verdict = read({ email: 'ana@example.com', ...row });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
  return verdict.value;
};
const long = (letters: number): string => 'x'.repeat(letters);

describe('a row of leads is read (OPS-ENT-01)', () => {
  it.each([
    [{ firstName: 'Priya', lastName: 'Raman' }, { name: 'Priya Raman' }],
    [{ email: 'a@b.com; c@d.com', phone: '0491 570 156 / 0491 570 157' }, { addresses: { length: 4 } }],
    [{ source: 'Facebook' }, { source: 'social' }],
    [{ source: 'Walk-in' }, { source: 'walk-in' }],
    [{ intent: 'Vendor' }, { intent: 'seller' }],
    [{ budget: '500k - 1m' }, { budgetMin: 500_000, budgetMax: 1_000_000 }],
    [{ budget: 'under $500K' }, { budgetMin: null, budgetMax: 500_000 }],
    [{ budget: '$2M+' }, { budgetMin: 2_000_000, budgetMax: null }],
    [{ budget: '850000' }, { budgetMin: null, budgetMax: 850_000 }],
    [
      { budgetMin: '$1,000', budgetMax: '2000.00' },
      { budgetMin: 1000, budgetMax: 2000 },
    ],
    [{ timeline: '3 to 6 months' }, { timeline: '3-6-months' }],
    [{ financing: 'Pre Approved' }, { financing: 'pre-approved' }],
    [{ locations: 'New Farm; Richmond VIC' }, { locations: ['qld-4005-new-farm', 'vic-3121-richmond'] }],
    [
      { locations: 'Richmond', state: 'nsw' },
      { locations: ['nsw-2010-richmond'], state: 'NSW' },
    ],
    [{ propertyTypes: 'Unit, house' }, { propertyTypes: ['apartment', 'house'] }],
    [{ bedrooms: '3+' }, { bedrooms: 3 }],
    [{ postcode: '800' }, { postcode: '0800' }],
    [{ language: 'ZH' }, { language: 'zh' }],
    [{ tags: 'hot; hot; river' }, { tags: ['hot', 'river'] }],
    [{ agent: 'Nadia Petrov' }, { agentId: 'agent-1' }],
    [
      { createdOn: '30/10/2026', nextFollowUp: '1 Dec 2026' },
      { createdOn: '2026-10-30', nextFollowUp: '2026-12-01' },
    ],
    [
      { status: 'Lost', lostReason: 'never replied' },
      { status: 'lost', lostReason: 'no-reply' },
    ],
    [{ status: 'called' }, { status: 'contacted' }],
    [
      { company: 'n/a', name: '-' },
      { company: null, name: null },
    ],
  ])('%j as %j', (row, expected) => expect(reads(row)).toMatchObject(expected));
});

describe('what is broken is said of its field', () => {
  const BROKEN: [Record<string, string>, string, RegExp][] = [
    [{ email: '' }, 'email', /no email address or phone number/],
    [{ email: 'ana' }, 'email', /email address/],
    [{ email: 'ana@' }, 'email', /email address/],
    [{ email: 'jörg@example.com' }, 'email', /email address/],
    [{ email: 'a@b.com; nobody' }, 'email', /email address/],
    [{ email: Array.from({ length: 7 }, (_, at) => `a${at}@b.com`).join(';') }, 'email', /7 addresses/],
    [{ phone: 'call me' }, 'phone', /phone number/],
    [{ phone: '12' }, 'phone', /phone number/],
    [{ phone: '6.14E+10' }, 'phone', /spreadsheet has rounded/],
    [{ otherPhone: 'x' }, 'otherPhone', /phone number/],
    [{ whatsapp: 'x' }, 'whatsapp', /phone number/],
    [{ name: long(81) }, 'name', /longer than 80/],
    [{ name: 'ana@example.com' }, 'name', /email address, not a name/],
    [{ name: '12345' }, 'name', /needs letters/],
    [{ name: 'Ana\u0007Lim' }, 'name', /can’t go on one line/],
    [{ firstName: long(50), lastName: long(50) }, 'lastName', /together/],
    [{ budget: 'plenty' }, 'budget', /isn’t an amount/],
    [{ budget: '1m - lots' }, 'budget', /isn’t an amount/],
    [{ budgetMin: '-5' }, 'budgetMin', /below zero/],
    [{ budgetMax: '9999999999' }, 'budgetMax', /more than any home/],
    [{ budgetMin: '2m', budgetMax: '1m' }, 'budgetMin', /above the highest/],
    [{ budget: '2m - 1m' }, 'budgetMin', /above the highest/],
    [{ value: 'x' }, 'value', /isn’t an amount/],
    [{ source: 'pigeon' }, 'source', /isn’t one of: Website/],
    [{ intent: 'renter' }, 'intent', /isn’t one of: Buyer/],
    [{ timeline: 'someday' }, 'timeline', /isn’t one of: Immediately/],
    [{ financing: 'lottery' }, 'financing', /isn’t one of: Cash buyer/],
    [{ decisionMaker: 'the cat' }, 'decisionMaker', /isn’t one of/],
    [{ status: 'warmish' }, 'status', /isn’t one of: New/],
    [{ status: 'closed' }, 'status', /needs its fee/],
    [{ status: 'lost' }, 'lostReason', /needs a reason/],
    [{ status: 'lost', lostReason: 'aliens' }, 'lostReason', /isn’t one of/],
    [{ locations: 'Atlantis' }, 'locations', /don’t know a suburb called ‘Atlantis’/],
    [{ locations: 'New Farm NSW' }, 'locations', /in NSW/],
    [{ locations: 'Richmond' }, 'locations', /several suburbs/],
    [{ locations: Array.from({ length: 21 }, (_, at) => `S${at}`).join(';') }, 'locations', /21 suburbs/],
    [{ propertyTypes: 'castle' }, 'propertyTypes', /isn’t one of: house/],
    [{ bedrooms: 'many' }, 'bedrooms', /isn’t a number/],
    [{ bedrooms: '2.5' }, 'bedrooms', /whole number/],
    [{ bedrooms: '-1' }, 'bedrooms', /between 0 and 50/],
    [{ bathrooms: '99' }, 'bathrooms', /between 0 and 50/],
    [{ features: Array.from({ length: 21 }, (_, at) => `f${at}`).join(';') }, 'features', /21 features/],
    [{ features: long(81) }, 'features', /longer than 80/],
    [{ company: long(121) }, 'company', /longer than 120/],
    [{ companySize: '0' }, 'companySize', /between 1/],
    [{ companySize: 'big' }, 'companySize', /isn’t a number/],
    [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join(';') }, 'tags', /21 tags/],
    [{ tags: long(41) }, 'tags', /longer than 40/],
    [{ postcode: '40055' }, 'postcode', /four digits/],
    [{ state: 'Texas' }, 'state', /isn’t a state/],
    [{ agent: 'Nobody Here' }, 'agent', /agents is called/],
    [{ createdOn: 'yesterday' }, 'createdOn', /isn’t a date/],
    [{ createdOn: '31/02/2026' }, 'createdOn', /isn’t a date/],
    [{ createdOn: '2027-01-01' }, 'createdOn', /in the future/],
    [{ createdOn: '1899-01-01' }, 'createdOn', /before 1990/],
    [{ nextFollowUp: 'soon' }, 'nextFollowUp', /isn’t a date/],
    [{ nextFollowUp: '2050-01-01' }, 'nextFollowUp', /10 years/],
    [{ note: long(4001) }, 'note', /at most 4000/],
  ];
  it('fifty kinds and more', () => expect(BROKEN.length).toBeGreaterThanOrEqual(50));
  it.each(BROKEN)('%j at %s', (row, field, words) => {
    const verdict = read({ email: 'ana@example.com', ...row });
    expect(verdict.ok ? [] : verdict.problems).toEqual([{ field, words: expect.stringMatching(words) }]);
  });
  it('all of a row at once', () => {
    const verdict = read({ email: 'x', bedrooms: 'x', source: 'x' });
    expect(verdict.ok ? [] : verdict.problems.map(({ field }) => field)).toEqual([
      'email',
      'source',
      'bedrooms',
    ]);
  });
});

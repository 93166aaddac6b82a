import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { ASSISTANT_TOOLS, type AssistantTool, LEARNT_TOOLS } from '@propguard/rules/assistant/tools';
import { describe, expect, it } from 'vitest';
import { compose, toCard } from '../answers/compose.ts';
import { voiceOf } from '../answers/composed.ts';
import { examplesIn } from '../intents/examples.ts';
import { readExampleFiles } from '../intents/intent-files.ts';
import { definitionOf, type ResultOf } from './definitions.ts';

const FEWEST_EXAMPLES = 100;
const PLACE = '68 Raven Street, Croydon SA 5008';

/** What each tool may find. One that has no entry here does not compile. */
const FOUND: { [Name in AssistantTool]: ResultOf<Name> } = {
  assess: {
    address: PLACE,
    valueAud: 926_760,
    lowAud: 810_000,
    highAud: 1_040_000,
    rangePercent: 80,
    confidence: 0.8,
    medianError: 0.074,
    comparablesValueAud: 910_000,
    riskScore: 0.2,
    recordedValueAud: 900_000,
    differenceAud: 26_760,
    asOf: '2026-11-01',
  },
  explain_value: {
    address: PLACE,
    valueAud: 926_760,
    baseAud: 700_000,
    reasons: [{ feature: 'bedrooms', aud: 40_000 }],
    restAud: 186_760,
    comparablesValueAud: 910_000,
    comparables: 12,
  },
  home_facts: {
    address: PLACE,
    type: 'house' as const,
    records: ['asking', 'bedrooms', 'building'],
    listing: { guide: { fromAud: 900_000, toAud: 950_000 }, listedOn: '2026-10-20' },
    bedrooms: 3,
    bathrooms: 2,
    carSpaces: 1,
    landM2: 600,
    buildingM2: null,
    yearBuilt: 1978,
    lastSale: { priceAud: 640_000, contractDate: '2019-03-01' },
  },
  rank_suburbs: {
    location: 'Perth',
    by: 'price',
    order: 'low',
    propertyType: 'house',
    maxPriceAud: 700_000,
    count: 12,
    among: 40,
    leastSales: 5,
    places: [
      { name: 'Armadale WA 6112', value: 520_000, medianPriceAud: 520_000, growthYoy: 0.08, sales: 21 },
    ],
    whole: 837_500,
  },
  comparables: {
    address: PLACE,
    count: 1,
    comparablesValueAud: 910_000,
    sales: [{ address: PLACE, propertyId: 'p', priceAud: 900_000, contractDate: '2026-03-01' }],
  },
  compare: {
    subjects: ['Manly', 'Cronulla'].map((name) => ({
      name,
      propertyId: null,
      valueAud: null,
      medianPriceAud: 2_000_000,
      growthYoy: 0.03,
      daysOnMarket: 30,
      riskScore: 0.1,
    })),
  },
  market: {
    location: 'Croydon SA 5008',
    propertyType: 'house',
    medianPriceAud: 900_000,
    wider: null,
    borrowed: { daysOnMarket: 'Adelaide' },
    growthYoy: 0.04,
    daysOnMarket: 28,
    clearanceRate: 0.7,
    listings: 12,
    sales: 60,
    rentalYield: 0.035,
    heat: null,
    hasData: true,
    asOf: '2026-11-01',
  },
  hazard: {
    address: PLACE,
    hazards: [
      { kind: 'flood', value: 0.4, band: 'Medium', source: 'A layer' },
      { kind: 'fire', value: null, band: null, source: null },
    ],
  },
  lvr: {
    loanAud: 640_000,
    valueAud: 800_000,
    depositAud: 160_000,
    lvrPercent: 80,
    label: 'Standard',
    thresholdPercent: 80,
  },
  borrowing_power: {
    borrowingPowerAud: 745_000,
    incomeAud: 150_000,
    secondIncomeAud: 0,
    expensesAud: 3100,
    ratePercent: 6.2,
    termYears: 30,
    testedRatePercent: 9.2,
    bufferPoints: 3,
    assumed: ['ratePercent'],
  },
  rules: {
    topic: 'serviceability',
    version: '2026-1',
    paragraph: 'APG 223',
    points: [{ name: 'rateBuffer', figure: 3, unit: 'points' }],
  },
  compliance: {
    address: PLACE,
    status: 'REVIEW',
    assessable: 2,
    compliant: 1,
    lvr: 0.8,
    verdicts: [{ rule: 'lvr', result: 'compliant', paragraph: 'APS 112' }],
    needed: ['serviceability'],
  },
  repayments: {
    monthlyAud: 3920,
    loanAud: 640_000,
    ratePercent: 6.2,
    termYears: 30,
    interestAud: 771_000,
    interestOnlyMonthlyAud: 3307,
    interestOnlyYears: 5,
    remainingYears: 25,
    laterMonthlyAud: 4230,
    stressedMonthlyAud: 4344,
    extraAud: 500,
    savedAud: 190_000,
    monthsEarlier: 80,
    offsetAud: 50_000,
    offsetSavedAud: 3100,
    isCarried: false,
    assumed: ['ratePercent', 'depositPercent'],
  },
  upfront_costs: {
    state: 'QLD',
    priceAud: 750_000,
    dutyAud: 14_513,
    relief: 'part',
    isFirstHome: true,
    depositAud: 150_000,
    depositPercent: 20,
    costsAud: 4000,
    totalAud: 168_513,
    isDutyOnly: false,
    asOf: '2025-07-01',
    office: 'Queensland Revenue Office',
    site: 'qro.qld.gov.au',
    sourceUrl: 'https://qro.qld.gov.au',
    assumed: ['depositPercent'],
  },
  investment_return: {
    rentWeeklyAud: 950,
    priceAud: 1_100_000,
    costsAud: 7200,
    grossYield: 0.045,
    netYield: 0.038,
    isNetAsked: true,
  },
  quick_sum: {
    sum: 'sale',
    priceAud: 850_000,
    loanAud: 420_000,
    costsAud: 21_250,
    costsPercent: 2.5,
    netAud: 408_750,
  },
  deal: {
    answers: [
      {
        target: 'loan',
        way: 'loanNeeded',
        figure: 764_070,
        steps: {
          loanAud: 764_070,
          priceAud: 850_000,
          dutyAud: 46_070,
          surchargeAud: 0,
          costsAud: 4000,
          extrasAud: 50_070,
          ownAud: 136_000,
          savingsAud: 0,
          saleAud: 560_000,
          sellingAud: 14_000,
        },
        assumed: ['sellingPercent'],
        lacks: null,
      },
      { target: 'borrow', lacks: 'incomeAud' },
    ],
    assumed: ['sellingPercent'],
    missing: 'incomeAud',
    isWithoutDuty: false,
    period: 'month',
    incomesAud: [],
    duty: {
      state: 'VIC',
      relief: null,
      surchargePercent: null,
      asOf: '2025-07-01',
      office: 'State Revenue Office Victoria',
      site: 'sro.vic.gov.au',
    },
    isFirstHome: false,
  },
  dti: { dti: 6.15, debtAud: 800_000, incomeAud: 130_000, limit: 6, isHigh: true },
  price_check: {
    address: PLACE,
    priceAud: 890_000,
    highPriceAud: 960_000,
    valueAud: 926_760,
    lowAud: 810_000,
    highAud: 1_040_000,
    rangePercent: 80,
    aboveShare: -0.002,
    lowAboveShare: -0.04,
    highAboveShare: 0.036,
    inRange: 'inside',
    listedOn: '2026-10-26',
    median: null,
  },
  save_search: { name: 'Croydon SA 5008', alerts: 'each', lacksAddress: false },
  search_listings: {
    count: 1,
    near: [],
    relaxed: [],
    listings: [{ id: 'l', propertyId: 'p', address: PLACE, fromAud: 900_000, toAud: 950_000, bedrooms: 3 }],
  },
  report: { address: PLACE },
  check_certificate: { reference: 'PG-1', state: 'valid' },
  plan_usage: { plan: 'Investor', used: 2, limit: 10 },
  help: { articles: [{ id: 'plans', title: 'Plans', text: 'There are three plans.' }] },
  hand_over: {},
  find_lead: {
    query: 'Tran',
    count: 2,
    leads: ['Mai Tran', 'Tom Tran'].map((name) => ({
      id: name,
      name,
      phone: '0412 345 678',
      email: null,
      agent: null,
    })),
  },
  add_lead_note: { id: 'l', name: 'Mai Tran' },
  calls_today: { count: 1, calls: [{ id: 'l', name: 'Mai Tran', phone: null, due: 'overdue' }] },
  find_times: {
    address: PLACE,
    zone: 'Sydney',
    state: 'free',
    times: [{ startsAt: '2026-11-20T23:00:00.000Z', text: 'Sat, 21 Nov, 10:00 am' }],
  },
  book_viewing: {
    address: PLACE,
    when: 'Sat, 21 Nov, 10:00 am',
    email: 'mai@example.com',
    textedTo: null,
    code: 'KXWT-27',
  },
  move_booking: { address: PLACE, when: 'Sat, 21 Nov, 10:00 am' },
  cancel_booking: { address: PLACE, when: 'Sat, 21 Nov, 10:00 am' },
  qualify: { place: 'Harbour Homes', isOwn: true },
};

const examples = examplesIn(readExampleFiles());

describe.each(ASSISTANT_TOOLS)('the tool %s', (tool) => {
  const definition = definitionOf(tool);

  it('goes by its own name', () => {
    expect(definition.name).toBe(tool);
  });

  it('says what it does and takes to an outside model', () => {
    expect(definition.does).toMatch(/\.$/);
    expect(definition.takes.safeParse({ nobodyKnowsThis: 1 }).success).toBe(false);
  });

  it.runIf((LEARNT_TOOLS as readonly string[]).includes(tool))('is learnt from examples', () => {
    const known = examples.filter(({ label }) => label === tool);
    expect(known.length).toBeGreaterThanOrEqual(FEWEST_EXAMPLES);
  });

  it.each(ASSISTANT_LANGUAGES)('has its phrases and a whole card in %s', (language) => {
    const voice = voiceOf(language);
    const { say } = voice;
    const needed = [
      say.tools[tool],
      ...[definition.missing({})].flatMap((asked) => (asked ? [say.ask[asked]] : [])),
      ...(definition.proposal ? [say[definition.proposal]] : []),
      ...definition.phrases.map((key) => say[key]),
    ];
    for (const phrase of needed) expect(phrase).toBeTruthy();
    const found = {
      kind: 'found' as const,
      arguments: {},
      result: { ...FOUND[tool] },
      sample: true,
      path: '/lending',
      subject: null,
    };
    const composed = compose(tool, found, voice);
    const card = toCard(tool, 'call', found, composed, voice);
    expect(composed.sentences.length).toBeGreaterThan(0);
    expect(card.title).not.toBe('');
    expect(JSON.stringify([composed, card])).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});

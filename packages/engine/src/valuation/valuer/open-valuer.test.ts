import { Draws } from '@propguard/rules/chance/draws';
import { describe, expect, it } from 'vitest';
import { ModelFormatError } from '../model/array-codec.ts';
import { decodeModel, encodeModel, modelIdOf } from '../model/model-codec.ts';
import { factsTable } from '../sales/facts-table.ts';
import type { PropertyFacts } from '../sales/property-facts.ts';
import { firstSales, salesTable } from '../sales/sales-table.ts';
import { MADE_DAYS, MADE_FIRST_DAY, madeFacts, madeLogPrice, madeSales } from '../testing/made-market.ts';
import { NOTHING_KNOWN } from '../testing/nothing-known.ts';
import { QUICK_SETTINGS } from '../testing/quick-settings.ts';
import { measuresOf } from '../training/holdout-measures.ts';
import { TooFewSalesError, trainModel } from '../training/train-model.ts';
import { boost } from '../trees/boost.ts';
import { openValuer } from './open-valuer.ts';

const sales = salesTable(madeSales(3000));
const model = await trainModel(sales, QUICK_SETTINGS, { threads: 1 });
const valuer = openValuer(model, sales);
const today = MADE_FIRST_DAY + MADE_DAYS + 1;
const draws = new Draws('subjects');
const subjects = Array.from({ length: 400 }, () => madeFacts(draws));
const home = subjects[0]!;
const sum = (lines: readonly { aud: number }[]) => lines.reduce((total, { aud }) => total + aud, 0);

describe('a valuation', () => {
  it('comes near the truth of a made market', () => {
    const { value } = valuer.valueBatch(factsTable(subjects), today);
    const errors = Array.from(value, (one, i) => Math.abs(Math.log(one) - madeLogPrice(subjects[i]!, today)));
    expect(errors.sort((a, b) => a - b)[200]).toBeLessThan(0.09);
  });

  it('states ranges that cover what they promise', () => {
    const { value, low80, high80, low90, high90 } = valuer.valueBatch(factsTable(subjects), today);
    const chance = new Draws('paid');
    const paid = subjects.map((facts) => Math.exp(madeLogPrice(facts, today) + 0.1 * chance.normal()));
    const covered = (low: Float64Array, high: Float64Array) =>
      paid.filter((price, i) => price >= low[i]! && price <= high[i]!).length / paid.length;
    expect(covered(low80, high80)).toBeGreaterThan(0.72);
    expect(covered(low80, high80)).toBeLessThan(0.9);
    expect(covered(low90, high90)).toBeGreaterThan(0.84);
    expect(value.every((one, i) => low90[i]! <= low80[i]! && low80[i]! < one && one < high80[i]!)).toBe(true);
  });

  it('is the less certain the less is known, and still covers what it promises', () => {
    const bare = subjects.map(({ type, localityId, state }) => ({
      ...NOTHING_KNOWN,
      type,
      localityId,
      state,
    }));
    const full = valuer.valueBatch(factsTable(subjects), today);
    const { fsd, low80, high80 } = valuer.valueBatch(factsTable(bare), today);
    expect(fsd.filter((one, i) => one > full.fsd[i]!).length).toBeGreaterThan(380);
    const paid = subjects.map((facts) => Math.exp(madeLogPrice(facts, today)));
    const covered = paid.filter((price, i) => price >= low80[i]! && price <= high80[i]!).length / paid.length;
    expect(covered).toBeGreaterThan(0.7);
    expect(covered).toBeLessThan(0.92);
  });

  it('never falls when a home has more land or building and the comparables stay', () => {
    for (const facts of subjects.slice(0, 40)) {
      const values = [0.7, 0.9, 1, 1.2, 1.6].map((factor) => {
        const changed = { ...facts, landM2: facts.landM2! * factor, buildingM2: 150 * factor };
        return valuer.valueBatch(factsTable([changed]), today).value[0]!;
      });
      // Other comparables may be chosen for a larger home; within chance of that choice values only rise.
      for (const [i, value] of values.entries()) expect(value).toBeGreaterThan(0.98 * (values[i - 1] ?? 0));
      expect(values[4]).toBeGreaterThan(values[0]!);
    }
  });

  it('is reasoned to the dollar, and so is each comparable', () => {
    for (const facts of subjects.slice(0, 25)) {
      const { valueAud, baseAud, reasons, comparables } = valuer.value(facts, { asOfDay: today });
      expect(baseAud! + sum(reasons)).toBe(valueAud);
      expect(comparables.length).toBeGreaterThanOrEqual(3);
      expect(comparables.length).toBeLessThanOrEqual(8);
      for (const one of comparables) expect(one.priceAud + sum(one.adjustments)).toBe(one.adjustedAud);
      expect(comparables.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 10);
    }
  });

  it('says the same one by one as in a batch', () => {
    const batch = valuer.valueBatch(factsTable(subjects.slice(0, 5)), today);
    subjects.slice(0, 5).forEach((facts, i) => {
      const one = valuer.value(facts, { asOfDay: today });
      expect(one.valueAud).toBe(Math.round(batch.value[i]!));
      expect(one.range80).toEqual({
        lowAud: Math.round(batch.low80[i]!),
        highAud: Math.round(batch.high80[i]!),
      });
      expect(one.fsd).toBe(batch.fsd[i]);
    });
  });

  it('rests on no sale of its day or later', () => {
    const day = MADE_FIRST_DAY + 500;
    const before = new Set(sales.ids.filter((_, row) => sales.contractDay[row]! < day));
    for (const facts of subjects.slice(0, 25)) {
      const { comparables } = valuer.value(facts, { asOfDay: day });
      expect(comparables.every(({ saleId, monthsAgo }) => before.has(saleId) && monthsAgo >= 0)).toBe(true);
    }
    const cut = firstSales(sales, before.size);
    const untouched = openValuer({ ...model, trainedThroughDay: today }, cut);
    const facts = factsTable(subjects.slice(0, 25));
    expect(untouched.valueBatch(facts, day).value).toEqual(valuer.valueBatch(facts, day).value);
  });

  it('moves when a person drops a comparable or adds one', () => {
    const all = valuer.value(home, { asOfDay: today });
    const dropped = all.comparables[0]!.saleId;
    const without = valuer.value(home, { asOfDay: today, dropSaleIds: [dropped] });
    expect(without.comparables.map(({ saleId }) => saleId)).not.toContain(dropped);
    expect(without.comparablesValueAud).not.toBe(all.comparablesValueAud);
    const added = sales.ids.find(
      (id, row) => !all.comparables.some(({ saleId }) => saleId === id) && sales.coded.type!.codes[row] === 0,
    )!;
    const withIt = valuer.value(home, { asOfDay: today, includeSaleIds: [added] });
    expect(withIt.comparables.find(({ saleId }) => saleId === added)?.why).toEqual(['chosen-by-hand']);
    expect(withIt.comparablesValueAud).not.toBe(all.comparablesValueAud);
  });

  it('goes where the comparables that are left say, whichever is dropped', () => {
    for (const facts of subjects.slice(0, 40)) {
      const all = valuer.value(facts, { asOfDay: today });
      for (const { saleId, adjustedAud } of all.comparables) {
        const without = valuer.value(facts, { asOfDay: today, dropSaleIds: [saleId] });
        const apart = Math.log(adjustedAud / all.comparablesValueAud!);
        if (Math.abs(apart) < 0.01) continue;
        expect(Math.sign(all.comparablesValueAud! - without.comparablesValueAud!)).toBe(Math.sign(apart));
        expect(Math.sign(all.valueAud! - without.valueAud!)).toBe(Math.sign(apart));
        expect(without.baseAud! + sum(without.reasons)).toBe(without.valueAud);
      }
    }
  });

  it('can be recomputed from the comparables and the weights that are shown', () => {
    for (const facts of subjects.slice(0, 60)) {
      const { comparables, comparablesValueAud } = valuer.value(facts, { asOfDay: today });
      const thousandths = comparables.map(({ weight }) => Math.round(1000 * weight));
      expect(thousandths.reduce((total, weight) => total + weight, 0)).toBe(1000);
      const mean = comparables.reduce(
        (total, { adjustedAud }, i) => total + adjustedAud * thousandths[i]!,
        0,
      );
      expect(comparablesValueAud).toBe(Math.round(mean / 1000));
    }
  });

  it('adjusts for no fact that a sale or the home lacks', () => {
    const factsOf = new Map(madeSales(3000).map((sale) => [sale.id, sale]));
    let lacking = 0;
    for (const facts of subjects.slice(0, 60)) {
      for (const { saleId, adjustments } of valuer.value(facts, { asOfDay: today }).comparables) {
        const lines = adjustments.map(({ line }) => line);
        if (factsOf.get(saleId)!.buildingM2 !== null && facts.buildingM2 !== null) continue;
        lacking++;
        expect(lines).not.toContain('buildingM2');
      }
    }
    expect(lacking).toBeGreaterThan(50);
  });

  it('leads from a typical home of its own region', async () => {
    const dear = madeSales(600, 'dear').map((sale) => ({
      ...sale,
      state: 'NSW',
      latitude: sale.latitude! + 4,
      longitude: sale.longitude! + 6,
      localityId: `NSW ${sale.localityId}`,
      priceAud: 3 * sale.priceAud,
    }));
    const both = salesTable([...madeSales(600), ...dear]);
    const opened = openValuer(await trainModel(both, QUICK_SETTINGS, { threads: 1 }), both);
    const medianOfState = (state: string) =>
      [...madeSales(600), ...dear]
        .filter((sale) => sale.state === state)
        .map(({ priceAud }) => priceAud)
        .sort((a, b) => a - b)[300]!;
    const cheapHome = opened.value(home, { asOfDay: today });
    const dearHome = opened.value(dear[0]!, { asOfDay: today });
    for (const [valuation, state] of [
      [cheapHome, 'VIC'],
      [dearHome, 'NSW'],
    ] as const)
      expect(Math.abs(Math.log(valuation.baseAud! / medianOfState(state)))).toBeLessThan(0.35);
    expect(dearHome.baseAud! / cheapHome.baseAud!).toBeGreaterThan(2.2);
    expect([cheapHome.baseOf, dearHome.baseOf]).toEqual(['region', 'region']);
    // Few of its state were sold: it is set beside all homes, and that is said.
    const few = opened.value({ ...home, state: 'TAS' }, { asOfDay: today });
    expect(few).toMatchObject({ method: 'model', baseOf: 'all-sales' });
  });

  it('falls back step by step, and never makes a number up', () => {
    const nowhere: PropertyFacts = { ...home, latitude: null, longitude: null };
    const value = (facts: PropertyFacts) => valuer.value(facts, { asOfDay: today });
    expect(value(home).method).toBe('model');
    expect(value(nowhere)).toMatchObject({ method: 'model', evidence: { positionFrom: 'locality' } });
    expect(value(nowhere).missingFacts).toContain('position');
    expect(value({ ...nowhere, type: null }).method).toBe('locality-median');
    expect(value({ ...home, type: null, localityId: 'elsewhere' })).toMatchObject({
      method: 'insufficient-evidence',
      valueAud: null,
      range80: null,
      confidence: null,
    });
    expect(value({ ...home, latitude: -12.4, longitude: 130.8, localityId: null }).method).toBe(
      'insufficient-evidence',
    );
    const [byModel, byComparables, byPlace] = value(home).evidence.methods;
    expect(byModel!.medianError).toBeLessThan(byPlace!.medianError!);
    expect(100 * byModel!.medianError!).toBeCloseTo(measuresOf(model.holdout).mdape, 6);
    expect(byComparables!.medianError).toBeLessThan(byPlace!.medianError!);
  });

  it('follows what is said of a home in a suburb that it never learnt from', () => {
    const somewhere: PropertyFacts = {
      ...NOTHING_KNOWN,
      type: 'house',
      state: 'VIC',
      localityId: 'unheard of',
      centre: { latitude: -37.81, longitude: 145.02 },
    };
    const value = (facts: Partial<PropertyFacts>) =>
      valuer.value({ ...somewhere, ...facts }, { asOfDay: today });
    const [large, small] = [value({ bedrooms: 5, landM2: 900 }), value({ bedrooms: 2, landM2: 300 })];
    expect(large).toMatchObject({ method: 'model', evidence: { positionFrom: 'locality' } });
    expect(large.valueAud).toBeGreaterThan(1.2 * small.valueAud!);
    const { fsd: fsdOfAll } = value({
      bedrooms: 3,
      bathrooms: 2,
      carSpaces: 1,
      landM2: 500,
      yearBuilt: 1990,
    });
    expect(fsdOfAll).toBeLessThan(value({}).fsd!);
  });

  it('places sales that are known by their suburb alone', async () => {
    const byCentre = madeSales(600).map(({ latitude, longitude, ...sale }) => ({
      ...sale,
      latitude: null,
      longitude: null,
      centre: { latitude: Math.round(latitude! * 40) / 40, longitude: Math.round(longitude! * 40) / 40 },
    }));
    const placed = salesTable(byCentre);
    const opened = openValuer(await trainModel(placed, QUICK_SETTINGS, { threads: 1 }), placed);
    const valuation = opened.value(home, { asOfDay: today });
    expect(valuation.method).toBe('model');
    expect(valuation.comparables.length).toBeGreaterThanOrEqual(3);
  });

  it('uses comparables alone where the sales are too few for trees', async () => {
    const few = firstSales(sales, 300);
    const small = openValuer(await trainModel(few, QUICK_SETTINGS, { threads: 1 }), few);
    const valuation = small.value(home, { asOfDay: today });
    expect(valuation.method).toBe('comparables');
    expect(valuation.range80!.highAud).toBeGreaterThan(valuation.valueAud!);
    await expect(trainModel(firstSales(sales, 20), QUICK_SETTINGS)).rejects.toThrow(TooFewSalesError);
  });

  it('follows a market that moves after the training', () => {
    const shift = 0.15;
    const later = madeSales(400, 'later').map((sale) => ({
      ...sale,
      contractDay: today + (sale.contractDay % 50),
      priceAud: Math.round(sale.priceAud * Math.exp(shift + (0.06 * (today - sale.contractDay)) / 365)),
    }));
    const grown = salesTable([...madeSales(3000), ...later]);
    const facts = factsTable(subjects);
    const frozen = valuer.valueBatch(facts, today + 60).value;
    const rolled = openValuer(model, grown).valueBatch(facts, today + 60).value;
    const moves = Array.from(rolled, (value, i) => Math.log(value / frozen[i]!)).sort((a, b) => a - b);
    expect(moves[200]).toBeGreaterThan(0.1);
    expect(moves[200]).toBeLessThan(0.2);
  });
});

describe('a stored model', () => {
  const stored = encodeModel(model);

  it('of before, whose stated errors knew the day, states them as it did', () => {
    const day = Float64Array.from(sales.contractDay);
    const middle = today - 200;
    const byDay = { names: ['day'], monotone: Int8Array.of(0), columns: [day] };
    const errors = day.map((one) => (one < middle ? 0.1 : 0.3));
    const scaleForest = boost(
      byDay,
      errors,
      day.map(() => 1),
      QUICK_SETTINGS.scale,
      1,
    );
    const before = openValuer({ ...model, scaleForest }, sales);
    const facts = factsTable(subjects);
    const [early, late] = [middle - 100, today].map((asOf) => before.valueBatch(facts, asOf).fsd[0]!);
    expect(late! / early!).toBeGreaterThan(2);
  });

  it('says exactly the same after it was stored', () => {
    const facts = factsTable(subjects);
    const again = openValuer(decodeModel(stored), sales);
    expect(again.valueBatch(facts, today)).toEqual(valuer.valueBatch(facts, today));
    expect(encodeModel(decodeModel(stored))).toEqual(stored);
    expect(modelIdOf(stored)).toMatch(/^[0-9a-f]{64}$/);
    expect(decodeModel(stored).fingerprint).toBe(model.fingerprint);
  });

  it('is refused when it was changed, cut off, or is none', () => {
    const changed = stored.slice();
    changed[stored.length >> 1]! ^= 1;
    for (const bytes of [changed, stored.slice(0, -5), new Uint8Array(100)]) {
      expect(() => decodeModel(bytes)).toThrow(ModelFormatError);
    }
  });

  it('is the same from two threads as from one', async () => {
    const few = firstSales(sales, 600);
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => trainModel(few, QUICK_SETTINGS, { threads })),
    );
    expect(encodeModel(two!)).toEqual(encodeModel(one!));
  }, 30_000);
});

import { Draws } from '@propguard/rules/chance/draws';
import { afterAll, describe, expect, it } from 'vitest';
import { salesTable } from '../sales/sales-table.ts';
import { medianOf } from '../statistics/quantiles.ts';
import { MADE_DAYS, MADE_FIRST_DAY, madeFacts, madeLogPrice, madeSales } from '../testing/made-market.ts';
import { QUICK_SETTINGS } from '../testing/quick-settings.ts';
import { trainModel } from '../training/train-model.ts';
import { consensusOf } from './consensus.ts';
import { type Estimate, INDEPENDENT_METHODS, type MethodEstimate } from './method-estimate.ts';
import { MethodPool } from './method-pool.ts';
import { type MethodMaterial, openMethods } from './open-methods.ts';

const REPEATS = 60;
const rows = madeSales(3000);
/** Every home of the newest sales had sold before, two years earlier, at the price of that day. */
const later = rows.slice(-REPEATS);
const earlier = later.map((sale) => {
  const contractDay = sale.contractDay - 700;
  const growth = madeLogPrice(sale, contractDay) - madeLogPrice(sale, sale.contractDay);
  return {
    ...sale,
    id: `${sale.id}/before`,
    contractDay,
    priceAud: Math.round(sale.priceAud * Math.exp(growth)),
  };
});
const sales = salesTable([...rows, ...earlier]);
const model = await trainModel(sales, QUICK_SETTINGS, { threads: 1 });
const repeats = { earlier: earlier.map(({ id }) => id), later: later.map(({ id }) => id) };
const material: MethodMaterial = { model, sales, repeats };
const estimate = openMethods(material);
const asOfDay = MADE_FIRST_DAY + MADE_DAYS + 1;
const home = later.at(-1)!;
const truth = madeLogPrice(home, asOfDay);
const question = {
  property: home,
  asOfDay,
  ownSaleIds: [home.id, `${home.id}/before`],
  givenSales: [],
  annualGrowth: null,
};

const found = (one: MethodEstimate): Estimate => {
  if ('silence' in one) throw new Error(one.silence);
  return one.estimate;
};
const sum = (lines: readonly { aud: number }[]) => lines.reduce((total, { aud }) => total + aud, 0);

describe('independent methods', () => {
  it.each(['model', 'comparables', 'locality-median', 'own-sale'] as const)(
    '%s comes near the truth of a made market, with a measured error',
    (method) => {
      const { logValue, width, medianError } = found(estimate(method, question));
      expect(Math.abs(logValue - truth)).toBeLessThan(method === 'locality-median' ? 0.9 : 0.4);
      expect(width![0]).toBeLessThanOrEqual(width![1]);
      expect(medianError).toBeGreaterThan(0);
    },
  );

  it('take the home’s own sale as evidence in one method only', () => {
    expect(found(estimate('own-sale', question)).sales[0]!.saleId).toBe(home.id);
    const others = found(estimate('comparables', question)).sales.map(({ saleId }) => saleId);
    expect(others).not.toContain(home.id);
  });

  it('move an own sale by a stated growth in place of the index', () => {
    const { sales: moved } = found(estimate('own-sale', { ...question, annualGrowth: 0.5 }));
    const years = (asOfDay - home.contractDay) / 365.25;
    expect(moved[0]!.adjustedAud).toBe(Math.round(home.priceAud * 1.5 ** years));
  });

  it('adjust given sales line by line, to the dollar, and take their median', () => {
    const given = [500_000, 520_000, 5_000_000].map((priceAud) => ({
      priceAud,
      contractDay: asOfDay - 200,
      bedrooms: home.bedrooms! + 1,
      landM2: home.landM2! * 2,
    }));
    const { sales: moved, logValue } = found(
      estimate('given-comparables', { ...question, givenSales: given }),
    );
    for (const { priceAud, adjustments, adjustedAud } of moved)
      expect(priceAud + sum(adjustments)).toBe(adjustedAud);
    expect(moved[0]!.adjustments.map(({ line }) => line)).toContain('landM2');
    expect(Math.round(Math.exp(logValue))).toBe(moved[1]!.adjustedAud);
    expect(moved[0]!.adjustments.find(({ line }) => line === 'landM2')!.aud).toBeLessThan(0);
  });

  it('say nothing where they have nothing to go by', () => {
    const nowhere = { ...madeFacts(new Draws('nowhere')), localityId: null, type: null };
    const lost = { ...question, property: nowhere, ownSaleIds: [] };
    expect(INDEPENDENT_METHODS.map((method) => estimate(method, lost))).toEqual([
      { silence: 'too-few-sales' },
      { silence: 'too-few-sales' },
      { silence: 'too-few-sales' },
      { silence: 'never-sold' },
      { silence: 'none-given' },
    ]);
    const future = { ...question, givenSales: [{ priceAud: 1, contractDay: asOfDay + 1 }] };
    expect(estimate('given-comparables', future)).toEqual({ silence: 'none-before-the-day' });
  });
});

describe('their consensus', () => {
  it('covers at least what its range promises, and is no worse than comparables alone', () => {
    const draws = new Draws('consensus');
    const homes = Array.from({ length: 150 }, () => madeFacts(draws));
    const tried = homes.map((property) => {
      const opinions = (['model', 'comparables', 'locality-median'] as const).flatMap((method) => {
        const one = estimate(method, { ...question, property, ownSaleIds: [] });
        if ('silence' in one || !one.estimate.width) return [];
        const [fsd, width80] = one.estimate.width;
        return [{ logValue: one.estimate.logValue, fsd, width80 }];
      });
      const { logValue, width80 } = consensusOf(opinions)!;
      const paid = madeLogPrice(property, asOfDay) + 0.1 * draws.normal();
      return {
        error: Math.abs(paid - logValue),
        width80,
        byComparables: Math.abs(paid - opinions[1]!.logValue),
      };
    });
    const covered = tried.filter(({ error, width80 }) => error <= width80).length / tried.length;
    expect(covered).toBeGreaterThan(0.76);
    expect(medianOf(tried.map(({ error }) => error))).toBeLessThan(
      medianOf(tried.map(({ byComparables }) => byComparables)) * 1.1,
    );
  });
});

describe('the pool', () => {
  const pool = new MethodPool(material, 2);
  afterAll(() => pool.close());

  it('says in threads what is said without them', { timeout: 30_000 }, async () => {
    const answers = await Promise.all(INDEPENDENT_METHODS.map((method) => pool.ask(method, question)));
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2);
    answers.forEach((answer, i) => {
      expect(answer.durationMs).toBeGreaterThan(0);
      expect(answer).toMatchObject(estimate(INDEPENDENT_METHODS[i]!, question));
    });
  });

  it('refuses questions once it is closed', async () => {
    const closed = new MethodPool(material, 1);
    const asked = closed.ask('model', question);
    const refused = expect(asked).rejects.toThrow('stopped');
    await closed.close();
    await refused;
    expect(closed.isBroken).toBe(true);
    await expect(closed.ask('model', question)).rejects.toThrow('stopped');
  });
});

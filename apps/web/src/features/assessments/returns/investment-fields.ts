import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import type { Investment } from '@propguard/rules/returns/investment';
import { returnsText } from './text.ts';

const units = returnsText.units;

export type FieldName = Exclude<keyof Investment, 'loanAud'>;

interface FieldSpec {
  name: FieldName;
  /** In the address. */
  param: string;
  unit: string;
  min: number;
  max: number;
}

const amount = (name: FieldName, param: string, unit: string, min = 0): FieldSpec => ({
  name,
  param,
  unit,
  min,
  max: LARGEST_AMOUNT_AUD,
});
const percent = (name: FieldName, param: string, min: number, max: number): FieldSpec => ({
  name,
  param,
  unit: units.percent,
  min,
  max,
});

/** The loan is not here: it is the same one as everywhere on the page. */
export const FIELD_GROUPS: { title: string; fields: FieldSpec[] }[] = [
  {
    title: returnsText.groups.purchase,
    fields: [
      amount('priceAud', 'price', units.aud, 1),
      amount('purchaseCostsAud', 'costs', units.aud),
      percent('ratePercent', 'rate', 0, 25),
      { name: 'loanYears', param: 'term', unit: units.years, min: 1, max: 40 },
    ],
  },
  {
    title: returnsText.groups.letting,
    fields: [
      amount('rentWeeklyAud', 'rent', units.weekly),
      { name: 'vacantWeeks', param: 'vacant', unit: units.weeks, min: 0, max: 52 },
      percent('managementPercent', 'management', 0, 50),
      amount('insuranceAud', 'insurance', units.yearly),
      amount('otherCostsAud', 'upkeep', units.yearly),
    ],
  },
  {
    title: returnsText.groups.future,
    fields: [
      { name: 'heldYears', param: 'held', unit: units.years, min: 1, max: 40 },
      percent('valueGrowthPercent', 'growth', -10, 20),
      percent('rentGrowthPercent', 'rent-growth', -10, 20),
      percent('costGrowthPercent', 'cost-growth', -10, 20),
      percent('sellingPercent', 'selling', 0, 20),
    ],
  },
  {
    title: returnsText.groups.tax,
    fields: [
      amount('otherIncomeAud', 'income', units.yearly),
      amount('depreciationAud', 'depreciation', units.yearly),
    ],
  },
];

export const FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);

/** Where a fraction makes no sense. */
export const WHOLE_FIELDS: ReadonlySet<FieldName> = new Set(['loanYears', 'heldYears']);

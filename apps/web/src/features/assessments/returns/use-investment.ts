import type { Assessment } from '@propguard/protocol/assessments';
import { assumedInvestment, type Investment } from '@propguard/rules/returns/investment';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { decimalIn } from '../decimal-number.ts';
import { loanIn } from '../use-loan.ts';
import { FIELDS, type FieldName, WHOLE_FIELDS } from './investment-fields.ts';
import { returnsText } from './text.ts';

const PREFIX = 'roi-';

/** What is assumed, and what was typed over it; the latter lives in the address. */
export function useInvestment(assessment: Assessment, valueAud: number) {
  const { params, change } = useAddressParams();
  const typedLoan = loanIn(params.get('loan') ?? '');
  const lvr = assessment.lending.figures.lvr.value;
  const insuranceAud = assessment.hazards.money?.annualPremiumAud ?? null;
  const sources: Partial<Record<FieldName, string>> = {
    priceAud: returnsText.fromValuation,
    ...(insuranceAud === null ? {} : { insuranceAud: returnsText.fromHazards }),
  };
  const assumed = assumedInvestment({
    valueAud,
    loanAud: typeof typedLoan === 'number' ? typedLoan : Math.round(valueAud * lvr),
    insuranceAud,
  });
  const typed = Object.fromEntries(
    FIELDS.map(({ name, param }) => [name, params.get(PREFIX + param) ?? '']),
  ) as Record<FieldName, string>;
  const stated = FIELDS.flatMap(({ name, min, max }) => {
    const value = decimalIn(typed[name], { min, max });
    const isUsable = typeof value === 'number' && (!WHOLE_FIELDS.has(name) || Number.isInteger(value));
    return isUsable ? [[name, value] as const] : [];
  });
  const investment: Investment = { ...assumed, ...Object.fromEntries(stated) };
  return {
    investment,
    assumed,
    sources,
    typed,
    isChanged: Object.values(typed).some((value) => value !== ''),
    state: (param: string, value: string) => change({ [PREFIX + param]: value }, { replace: true }),
    reset: () =>
      change(Object.fromEntries(FIELDS.map(({ param }) => [PREFIX + param, null])), { replace: true }),
  };
}

export type InvestmentInput = ReturnType<typeof useInvestment>;

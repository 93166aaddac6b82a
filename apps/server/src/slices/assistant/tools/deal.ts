import { FOREIGN_SURCHARGE_PERCENT } from '@propguard/rules/duty/foreign-surcharge';
import { siteOf } from '@propguard/rules/duty/state-duty';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { PATHS } from '@propguard/rules/routes/paths';
import { solveDeal } from '@propguard/talk/deal/solve-deal';
import { referenceWithin } from '../../../access/reference-scope.ts';
import { assessFacts } from '../../compliance/assess-facts.ts';
import { dutyInForce } from '../../duty/duty-in-force.ts';
import type { Tool } from './tool.ts';

const WHOLE = 100;

export const deal: Tool<'deal'> = async ({ scope }, args) => {
  const { asks, period = 'month', ...facts } = args;
  const { state, priceAud = 0, firstHome = false, foreign = false, foreignSharePercent = WHOLE } = facts;
  const { ruleSet } = await assessFacts(scope, { loan: {} });
  const table = state === undefined ? null : await dutyInForce(referenceWithin(scope), state);
  const surchargePercent = foreign && state !== undefined ? FOREIGN_SURCHARGE_PERCENT[state] : null;
  const sheet = solveDeal(
    facts,
    asks,
    { duty: table?.duty ?? null, surchargePercent, rules: ruleSet.rules },
    period,
  );
  const steps: Record<string, number> = Object.assign(
    {},
    ...sheet.answers.map((answer) => (answer.lacks === null ? answer.steps : {})),
  );
  const { missing } = sheet;
  return {
    kind: 'found',
    arguments: args,
    result: {
      // By their names, as the card shows them and the talk goes on with them.
      ...steps,
      ...sheet,
      period,
      incomesAud: facts.incomesAud ?? [],
      duty:
        table && state !== undefined
          ? {
              state,
              relief: transferDuty(table.duty, priceAud, firstHome).relief,
              surchargePercent,
              isSurchargeShared: foreignSharePercent < WHOLE,
              asOf: table.validFrom,
              office: table.duty.office,
              site: siteOf(table.duty),
            }
          : null,
      isFirstHome: firstHome,
    },
    sample: false,
    path: PATHS.lending,
    subject: null,
    ...(missing === null ? {} : { asks: { tool: 'deal' as const, arguments: args, missing } }),
  };
};

import { ASSUMED_PURCHASE } from '@propguard/rules/assistant/assumed-purchase';
import { DUTY_TABLE_AS_OF } from '@propguard/rules/duty/duty-table';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import type { Tool } from './tool.ts';

export const upfrontCosts: Tool<'upfront_costs'> = async (_, args) => {
  const { priceAud, state, depositAud: said, depositPercent, firstHome = false, dutyOnly = false } = args;
  const { dutyAud, relief, office, site } = transferDuty(state, priceAud, firstHome);
  const percent = depositPercent ?? ASSUMED_PURCHASE.depositPercent;
  const depositAud = said ?? Math.round((priceAud * percent) / 100);
  const { costsAud } = ASSUMED_PURCHASE;
  const leftAud = depositAud - dutyAud - costsAud;
  return {
    kind: 'found',
    arguments: args,
    result: {
      state,
      priceAud,
      dutyAud,
      relief,
      isFirstHome: firstHome,
      depositAud,
      depositPercent: percent,
      costsAud,
      totalAud: depositAud + dutyAud + costsAud,
      isDutyOnly: dutyOnly,
      // Duty and costs come out of what is there first; the rest of the price is lent.
      loanAud: args.loanAsked ? Math.max(0, priceAud - leftAud) : null,
      leftAud: args.loanAsked ? Math.max(0, leftAud) : null,
      asOf: DUTY_TABLE_AS_OF,
      office,
      site,
      assumed: said === undefined && depositPercent === undefined ? ['depositPercent'] : [],
    },
    sample: false,
    path: null,
    subject: null,
  };
};

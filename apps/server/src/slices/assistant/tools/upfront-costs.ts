import { ASSUMED_PURCHASE } from '@propguard/rules/assistant/assumed-purchase';
import { FOREIGN_SURCHARGE_PERCENT, NEW_HOMES_ONLY_UNTIL } from '@propguard/rules/duty/foreign-surcharge';
import { siteOf } from '@propguard/rules/duty/state-duty';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { isState, type State } from '@propguard/rules/places/states';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { dutyInForce } from '../../duty/duty-in-force.ts';
import type { ToolContext } from '../tool-context.ts';
import { resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const WHOLE = 100;

type Where = { state: State } | { choices: string[] };

/** The state of the home, wherever one is named; a state that is named alone else. */
const whereOf = async (
  { scope }: ToolContext,
  { address, state }: ArgumentsOf<'upfront_costs'>,
): Promise<Where> => {
  if (address === undefined) return state ? { state } : { choices: [] };
  if (isState(address)) return { state: address };
  const resolved = await resolveSubject(referenceOf(scope.services), address);
  if (resolved.kind === 'unclear') return state ? { state } : { choices: resolved.choices };
  const found = resolved.subject.locality.state;
  return isState(found) ? { state: found } : { choices: [] };
};

export const upfrontCosts: Tool<'upfront_costs'> = async (context, said) => {
  const where = await whereOf(context, said);
  if ('choices' in where) return { kind: 'ask', arguments: said, missing: 'address', choices: where.choices };
  const { state } = where;
  const { address: _, ...rest } = said;
  const args = { ...rest, state };
  const {
    priceAud,
    depositAud: paid,
    depositPercent,
    firstHome = false,
    foreign = false,
    foreignSharePercent = WHOLE,
    dutyOnly = false,
  } = args;
  const { duty, validFrom } = await dutyInForce(referenceWithin(context.scope), state);
  const { dutyAud, relief } = transferDuty(duty, priceAud, firstHome);
  const percent = depositPercent ?? ASSUMED_PURCHASE.depositPercent;
  const depositAud = paid ?? Math.round((priceAud * percent) / 100);
  const { costsAud } = ASSUMED_PURCHASE;
  const surchargePercent = foreign ? FOREIGN_SURCHARGE_PERCENT[state] : null;
  const foreignAud = (priceAud * foreignSharePercent) / WHOLE;
  const surchargeAud = Math.round((foreignAud * (surchargePercent ?? 0)) / WHOLE);
  const leftAud = depositAud - dutyAud - surchargeAud - costsAud;
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
      totalAud: depositAud + dutyAud + surchargeAud + costsAud,
      surchargePercent,
      isSurchargeShared: foreignSharePercent < WHOLE,
      newHomesOnlyUntil: foreign ? NEW_HOMES_ONLY_UNTIL : null,
      surchargeAud,
      dutyWithSurchargeAud: dutyAud + surchargeAud,
      isDutyOnly: dutyOnly,
      // Duty and costs come out of what is there first; the rest of the price is lent.
      loanAud: args.loanAsked ? Math.max(0, priceAud - leftAud) : null,
      leftAud: args.loanAsked ? Math.max(0, leftAud) : null,
      asOf: validFrom,
      isConfirmed: false,
      office: duty.office,
      site: siteOf(duty),
      sourceUrl: duty.sourceUrl,
      assumed: paid === undefined && depositPercent === undefined ? ['depositPercent'] : [],
    },
    sample: false,
    path: null,
    subject: null,
  };
};

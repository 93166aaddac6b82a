import type { ComprehensiveAnalysis, ComprehensiveRequest } from '@propguard/protocol/analyses';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import type { SessionScope } from '../../access/session-scope.ts';
import { assessInWorkspace } from '../compliance/assess-in-workspace.ts';
import { analyseProperty } from './analyse-property.ts';
import { lendingPassage } from './passages.ts';

type Parts = Pick<ComprehensiveAnalysis, 'hazards' | 'market' | 'lending' | 'valuation'>;

/** What can be done: against each notable risk, in the market, and to know more. */
const recommendationsOf = ({ hazards, market, lending, valuation }: Parts): string[] => {
  const missing = lending.verdicts.filter(({ result }) => result === 'cannot-assess').length;
  return [
    ...hazards.mitigation
      .filter(({ value }) => barRiskBand(value) !== 'Low')
      .flatMap(({ tips }) => tips.slice(0, 1)),
    ...market.ai_insights.recommendations,
    ...(valuation.missingFacts.length > 0 ? ['Add the facts we don’t know and the range narrows.'] : []),
    ...(missing > 0 ? [`Add the loan facts that ${missing} of the rules still need.`] : []),
  ];
};

/** CORE-CALL-26. The rules are those of the caller's workspace; a value of ours stands in only where none is given. */
export const analyseComprehensively = async (
  scope: SessionScope,
  { property_data, loan_facts }: ComprehensiveRequest,
): Promise<ComprehensiveAnalysis> => {
  const analysis = await analyseProperty(scope, { property_data }, loan_facts.amountAud);
  const { valueAud, asOf } = analysis.valuation;
  const isValued = loan_facts.valuationAud === undefined && valueAud !== null;
  const loan = isValued ? { ...loan_facts, valuationAud: valueAud, valuationOn: asOf } : loan_facts;
  const lending = await scope.openWorkspace('read', (opened) => assessInWorkspace(opened, { loan }));
  const passages = [...analysis.passages, lendingPassage(lending)];
  return {
    ...analysis,
    passages,
    lending,
    summary: [
      ...passages.map(({ text }) => text),
      ...(analysis.sample ? ['This uses sample data, so treat it as an example only.'] : []),
    ].join(' '),
    recommendations: recommendationsOf({ ...analysis, lending }),
  };
};

import type { HazardReport } from '@propguard/protocol/hazards';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { RISK_KINDS, type RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { RISK_LOOKS } from '../../../ui/risk/risk-kinds.ts';
import { RiskBar, RiskBars } from '../../../ui/risk-bar.tsx';
import { text } from '../text.ts';
import { Part } from './part.tsx';
import { PlanDrawing } from './plan-drawing.tsx';

const words = text.paper;

const riskOf = ({ hazards, market }: HazardReport, kind: RiskKind): number | null =>
  kind === 'market' ? market.value : (hazards.find((one) => one.kind === kind)?.value ?? null);

/** CORE-VAL-05. */
export function RiskPart({ report }: { report: ValuationReport }) {
  const { hazards, plan } = report.record;
  const { risk_factors, mitigation_strategies } = report.risk_assessment;
  return (
    <Part title={words.risk} note={words.riskAbout}>
      <PlanDrawing plan={plan} label={words.plan} />
      <div className="mt-5 grid gap-x-8 gap-y-4 lg:grid-cols-2 print:grid-cols-2">
        <RiskBars label={words.bars}>
          {RISK_KINDS.map((kind) => (
            <RiskBar key={kind} {...RISK_LOOKS[kind]} score={riskOf(hazards, kind)} />
          ))}
        </RiskBars>
        <div className="grid content-start gap-2 font-serif text-14 leading-normal">
          {risk_factors.map((factor) => (
            <p key={factor}>{factor}</p>
          ))}
        </div>
      </div>
      <h3 className="mt-5 text-13 font-semibold">{words.mitigation}</h3>
      <ul className="mt-1.5 list-disc pl-4.5 text-13 [&>li]:mt-1">
        {mitigation_strategies.map((strategy) => (
          <li key={strategy}>{strategy}</li>
        ))}
      </ul>
    </Part>
  );
}

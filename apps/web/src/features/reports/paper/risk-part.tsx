import type { HazardReport } from '@propguard/protocol/hazards';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { RISK_KINDS, type RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import { RiskBar, RiskBars } from '../../../parts/risk/risk-bar.tsx';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
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
      <div className="mt-3">
        <RiskBars label={words.bars}>
          {RISK_KINDS.map((kind) => (
            <RiskBar
              key={kind}
              {...RISK_LOOKS[kind]}
              score={riskOf(hazards, kind)}
              isOutside={hazards.hazards.some((one) => one.kind === kind && isOutsideMapped(one))}
            />
          ))}
        </RiskBars>
      </div>
      <p className="mt-4 font-serif text-16 leading-[1.5] print:text-14">{risk_factors.join(' ')}</p>
      <h3 className="mt-5 text-13 font-semibold">{words.mitigation}</h3>
      <ul className="mt-1.5 list-disc pl-4.5 text-13 [&>li]:mt-1">
        {mitigation_strategies.map((strategy) => (
          <li key={strategy}>{strategy}</li>
        ))}
      </ul>
    </Part>
  );
}

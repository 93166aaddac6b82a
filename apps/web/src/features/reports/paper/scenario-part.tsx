import type { ReportScenario } from '@propguard/protocol/report-record';
import { factChangeText, saleChangeText } from '@propguard/rules/assessments/scenario-words';
import { text } from '../text.ts';
import { Part } from './part.tsx';

/** What somebody changed by hand, each sale with the reason for it. */
export function ScenarioPart({ scenario }: { scenario: ReportScenario }) {
  return (
    <Part title={text.paper.byHand} note={text.scenario(scenario.name)}>
      <ul className="grid gap-2.5 text-13">
        {scenario.facts.map((fact) => (
          <li key={fact.name}>{factChangeText(fact)}</li>
        ))}
        {scenario.sales.map((sale) => (
          <li key={sale.saleId}>
            {saleChangeText(sale)}
            <span className="block font-serif text-16 text-pretty">{sale.reason}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

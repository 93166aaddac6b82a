import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { text } from '../text.ts';
import { RiskRow } from './risk-row.tsx';

const words = text.vignette;

export function RiskVignette() {
  return (
    <ul aria-label={words.risk}>
      <RiskRow {...RISK_LOOKS.flood} score={72} unit="%" />
      <RiskRow {...RISK_LOOKS.market} score={46} unit="%" />
      <RiskRow {...RISK_LOOKS.subsidence} score={34} unit="%" />
      <RiskRow {...RISK_LOOKS.fire} score={12} unit="%" />
    </ul>
  );
}

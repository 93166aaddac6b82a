import { Droplet, Flame, Layers, TrendingUp } from 'lucide-react';
import { text } from '../text.ts';
import { RiskRow } from './risk-row.tsx';

const words = text.vignette;

export function RiskVignette() {
  return (
    <ul aria-label={words.risk}>
      <RiskRow icon={Droplet} label={words.kinds.flood} score={72} unit="%" />
      <RiskRow icon={TrendingUp} label={words.kinds.market} score={46} unit="%" />
      <RiskRow icon={Layers} label={words.kinds.subsidence} score={34} unit="%" />
      <RiskRow icon={Flame} label={words.kinds.fire} score={12} unit="%" />
    </ul>
  );
}

import { Droplet, Flame, Mountain, TrendingUp, Waves } from 'lucide-react';
import { RiskBar, RiskBars } from '../../../parts/risk/risk-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { Block, Side } from './block.tsx';

export function RiskBlock() {
  return (
    <Block heading={text.blocks.risk}>
      <Side by={2}>
        <Card label={text.risk.label}>
          <RiskBars label={text.risk.label}>
            <RiskBar label="Flood" icon={Droplet} score={0.72} />
            <RiskBar label="Market" icon={TrendingUp} score={0.46} />
            <RiskBar label="Subsidence" icon={Mountain} score={0.34} />
          </RiskBars>
        </Card>
        <Card label={text.risk.missing}>
          <RiskBars label={text.risk.missing}>
            <RiskBar label="Coastal erosion" icon={Waves} score={null} />
            <RiskBar label="Fire" icon={Flame} score={null} loading />
            <RiskBar label="Flood" icon={Droplet} score={0.71} />
          </RiskBars>
        </Card>
      </Side>
    </Block>
  );
}

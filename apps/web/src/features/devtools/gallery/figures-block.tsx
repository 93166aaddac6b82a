import { Check, Clock, Droplet } from 'lucide-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { ScaleBar, type ScaleZone } from '../../../ui/figures/scale-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { text } from '../text.ts';
import { Block, Side } from './block.tsx';

const words = text.figures;
const LVR_ZONES: readonly ScaleZone[] = [
  { upTo: 80, tone: 'calm' },
  { upTo: 90, tone: 'watch' },
  { upTo: 95, tone: 'caution' },
  { upTo: 100, tone: 'danger' },
];
const percent = (value: number) => `${value}%`;

export function FiguresBlock() {
  return (
    <Block heading={text.blocks.figures}>
      <KeyFigures label={words.market} size="lg">
        <KeyFigure label="Median price" value="$1,985,000" note="24 quarters" />
        <KeyFigure
          label="Price growth, year on year"
          value={<span className="text-positive">+8.5%</span>}
          note="Brisbane +6.1%"
        />
        <KeyFigure
          label="Days on market"
          value="24"
          note={
            <Badge tone="positive" icon={Clock}>
              Fast Moving
            </Badge>
          }
        />
        <KeyFigure label="Auction clearance rate" value="68%" note="51 of 75 auctions, 90 days" />
        <KeyFigure label="Listing volume" value="46" note={<Meter share={0.046} className="mt-2" />} />
      </KeyFigures>
      <Side by={3}>
        <Card
          title={words.lvr}
          actions={
            <Badge tone="positive" icon={Check}>
              Standard
            </Badge>
          }
        >
          <p className="text-28 font-semibold tracking-figure tabular-nums">72.0%</p>
          <ScaleBar label={words.lvrLabel} value={72} min={50} zones={LVR_ZONES} />
          <DefinitionList
            items={[
              { term: 'Loan', detail: '$1,750,000' },
              { term: 'Lower of price and valuation', detail: '$2,430,000' },
              { term: 'Room to 80%', detail: '$194,000' },
            ]}
          />
        </Card>
        <Card title={words.ranges}>
          <div className="grid gap-5">
            <Figure
              label="Median error"
              value="7.8%"
              note="on 4,020 held-out sales"
              scale={{
                min: 0,
                max: 20,
                value: 7.8,
                step: 1,
                format: percent,
                label: 'Median error 7.8% on a scale from 0 to 20%',
              }}
            />
            <Figure
              label="Dispersion (COD)"
              value="9.4"
              size="md"
              note="IAAO range 5 to 15"
              scale={{
                min: 0,
                max: 20,
                value: 9.4,
                step: 1,
                band: [5, 15],
                thresholds: [5, 15],
                format: String,
                label: 'Dispersion 9.4 in the range 5 to 15',
              }}
            />
          </div>
        </Card>
        <Card title={words.lvrEmpty}>
          <p className="text-28 font-semibold text-muted">–</p>
          <ScaleBar label={words.lvrMissing} value={null} min={50} zones={LVR_ZONES} />
          <Figure
            label="Climate risk"
            value="High"
            size="md"
            badge={
              <Badge tone="danger" icon={Droplet}>
                Flood
              </Badge>
            }
          />
        </Card>
      </Side>
    </Block>
  );
}

import { useState } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { text } from '../text.ts';
import { Block, Side } from './block.tsx';
import { formatMillions, formatPercent } from './money.ts';
import { FLOOD_PROJECTION, QUARTERS } from './sample.ts';

const words = text.chart;
const PERIODS = [
  { value: '4', label: '1y' },
  { value: '12', label: '3y' },
  { value: '24', label: '6y' },
];

export function ChartsBlock() {
  const [quarters, setQuarters] = useState('24');
  return (
    <Block heading={text.blocks.charts}>
      <ChartCard
        kind="line"
        title={words.lineTitle}
        label={words.lineTitle}
        foot={words.lineFoot}
        fileName="median-house-price"
        points={QUARTERS.slice(-Number(quarters))}
        x={{ key: 'quarter', label: 'Quarter' }}
        y={{ label: 'Median price', unit: 'AUD', format: audText, formatTick: formatMillions }}
        series={[
          { key: 'farm', label: 'New Farm' },
          { key: 'city', label: 'Brisbane', role: 'context' },
        ]}
        actions={
          <SegmentedControl
            label={words.period}
            options={PERIODS}
            value={quarters}
            onValueChange={setQuarters}
          />
        }
      />
      <Side by={2}>
        <ChartCard
          kind="bar"
          title={words.barTitle}
          label={words.barTitle}
          fileName="sales-each-quarter"
          heightPx={220}
          points={QUARTERS}
          x={{ key: 'quarter', label: 'Quarter' }}
          y={{ label: 'Sales', unit: 'houses', format: String, formatTick: String }}
          series={[{ key: 'sold', label: 'Sold', role: 'context' }]}
        />
        <ChartCard
          kind="area"
          title={words.areaTitle}
          label={words.areaTitle}
          foot={words.areaFoot}
          fileName="flood-risk"
          heightPx={220}
          points={FLOOD_PROJECTION}
          x={{ key: 'year', label: 'Year' }}
          y={{ label: 'Flood risk', unit: '%', format: formatPercent, formatTick: formatPercent, max: 1 }}
          series={[{ key: 'share', label: 'at +5%' }]}
          threshold={{ value: 0.7, label: 'High, over 70%' }}
        />
      </Side>
    </Block>
  );
}

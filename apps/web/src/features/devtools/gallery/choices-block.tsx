import { useState } from 'react';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { text } from '../text.ts';
import { Block, HELD, Row } from './block.tsx';

const words = text.choices;
const PERIODS = ['7d', '30d', '90d', '1y'].map((value) => ({ value, label: value }));
const DEPTHS = ['Basic', 'Comprehensive'].map((value) => ({ value, label: value }));

export function ChoicesBlock() {
  const [period, setPeriod] = useState('30d');
  const [depth, setDepth] = useState('Comprehensive');
  const [layers, setLayers] = useState({ flood: true, fire: true, erosion: false });
  const toggle = (layer: keyof typeof layers) => (pressed: boolean) =>
    setLayers({ ...layers, [layer]: pressed });
  return (
    <Block heading={text.blocks.choices}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Checkbox label={words.autoRefresh} defaultChecked />
        <Checkbox label={words.off} />
        <Checkbox label={words.some} checked="indeterminate" />
        <Checkbox label={words.disabled} disabled />
        <Switch label={words.crm} defaultChecked />
        <Switch label={words.paused} />
        <SegmentedControl label={words.period} options={PERIODS} value={period} onValueChange={setPeriod} />
        <SegmentedControl
          label={words.depth}
          options={DEPTHS}
          value={depth}
          onValueChange={setDepth}
          size="md"
        />
      </div>
      <Row>
        <ToggleChip swatch="flood" pressed={layers.flood} onPressedChange={toggle('flood')}>
          {words.flood}
        </ToggleChip>
        <ToggleChip
          swatch="fire"
          pressed={layers.fire}
          onPressedChange={toggle('fire')}
          className={HELD.focus}
        >
          {words.fire}
        </ToggleChip>
        <ToggleChip swatch="erosion" pressed={layers.erosion} onPressedChange={toggle('erosion')}>
          {words.erosion}
        </ToggleChip>
      </Row>
    </Block>
  );
}

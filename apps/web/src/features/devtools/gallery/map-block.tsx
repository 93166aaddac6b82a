import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { text } from '../text.ts';
import { Block } from './block.tsx';

export function MapBlock() {
  return (
    <Block heading={text.blocks.maps}>
      <Card label={text.blocks.maps[0]} flush>
        <EmptyState title={text.map.slot}>{text.map.slotDetail}</EmptyState>
      </Card>
    </Block>
  );
}

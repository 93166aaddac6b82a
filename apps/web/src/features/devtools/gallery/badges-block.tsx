import { ArrowDown, ArrowUp, Check, Clock, Ellipsis, Minus, TriangleAlert, X } from 'lucide-react';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import type { LucideIcon } from '../../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { text } from '../text.ts';
import { Block, Row } from './block.tsx';

const PLAIN: readonly [string, BadgeTone, LucideIcon?][] = [
  ['Connected', 'accent'],
  ['Demo Mode', 'outline'],
  ['Live', 'danger', Ellipsis],
  ['Screening', 'outline'],
  ['No data', 'neutral'],
];

const VERDICTS: readonly [string, BadgeTone, LucideIcon][] = [
  ['Compliant', 'positive', Check],
  ['Review', 'caution', Clock],
  ['Not compliant', 'danger', X],
  ['Cannot assess', 'neutral', Minus],
  ['Standard', 'positive', Check],
  ['High Risk', 'danger', TriangleAlert],
  ['Fast Moving', 'positive', Clock],
  ['Low Inventory', 'caution', ArrowDown],
  ['Positive', 'positive', ArrowUp],
  ['Negative', 'danger', ArrowDown],
];

export function BadgesBlock() {
  return (
    <Block heading={text.blocks.badges}>
      <Row>
        <SampleBadge />
        <SampleBadge of="demo" />
        {PLAIN.map(([word, tone, icon]) => (
          <Badge key={word} tone={tone} icon={icon}>
            {word}
          </Badge>
        ))}
      </Row>
      <Row>
        {VERDICTS.map(([word, tone, icon]) => (
          <Badge key={word} tone={tone} icon={icon}>
            {word}
          </Badge>
        ))}
      </Row>
    </Block>
  );
}

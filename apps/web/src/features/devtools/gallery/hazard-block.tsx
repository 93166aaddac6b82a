import { GENERAL_STRATEGIES, mitigationCards } from '@propguard/rules/hazards/mitigation';
import { projectValue, SCENARIOS } from '@propguard/rules/hazards/projections';
import { EvidenceList } from '../../../parts/risk/evidence-list.tsx';
import { MitigationCards } from '../../../parts/risk/mitigation-cards.tsx';
import { RiskTimeline } from '../../../parts/risk/risk-timeline.tsx';
import { dayText } from '../../../parts/times/instant-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { Block, Side } from './block.tsx';
import { HAZARD_EVIDENCE, HAZARD_VALUES } from './hazard-sample.ts';

const TIMELINE = SCENARIOS.map(({ key, name, assumption, growthPerYear }) => ({
  key,
  name,
  assumption,
  years: projectValue(HAZARD_VALUES.flood, growthPerYear.flood, 2026),
}));

export function HazardBlock() {
  return (
    <Block heading={text.blocks.hazards}>
      <Side by={2}>
        <Card title={text.hazards.evidence}>
          <EvidenceList
            label={text.hazards.evidence}
            evidence={HAZARD_EVIDENCE}
            disagreement={{ low: 0.21, high: 0.75 }}
            dayText={dayText}
          />
        </Card>
        <Card title={text.hazards.noEvidence}>
          <EvidenceList label={text.hazards.noEvidence} evidence={[]} disagreement={null} dayText={dayText} />
        </Card>
      </Side>
      <RiskTimeline scenarios={TIMELINE} />
      <MitigationCards cards={mitigationCards(HAZARD_VALUES)} general={GENERAL_STRATEGIES} />
    </Block>
  );
}

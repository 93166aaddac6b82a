import type { PortfolioDetail, PortfolioSummary } from '@propguard/protocol/portfolios';
import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { shortAudText, stepAudText } from '../../../lib/aud-text.ts';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { BandChart } from '../band-chart.tsx';
import { shareText, shortValueText } from '../figure-text.ts';
import { text } from '../text.ts';
import { PortfolioMapCard } from './portfolio-map-card.tsx';

const words = text.page;

interface SummaryCardProps {
  detail: PortfolioDetail;
  summary: PortfolioSummary;
}

/** The file in figures: its worth, how value and hazards are spread, and where it stands. */
export function SummaryCard({ detail: { id, rejected }, summary }: SummaryCardProps) {
  return (
    <>
      <KeyFigures label={words.summary} size="lg">
        <KeyFigure label={words.total} value={shortAudText(summary.totalAud)} />
        <KeyFigure label={words.mean} value={shortValueText(summary.meanAud)} />
        <KeyFigure label={words.median} value={shortValueText(summary.medianAud)} />
        <KeyFigure label={words.flagged} value={text.number(summary.flagged)} />
        <KeyFigure label={words.rejected} value={text.number(rejected)} />
      </KeyFigures>
      <PageGrid>
        <Column span={5}>
          <Card title={words.summary}>
            <div className="grid gap-5">
              <BandChart
                title={text.charts.risks}
                bands={summary.risks}
                format={shareText}
                highFrom={BAR_RISK_BANDS.high}
                without={{ label: text.charts.unmapped, count: summary.unmapped }}
              />
              <BandChart title={text.charts.values} bands={summary.values} format={stepAudText} />
            </div>
          </Card>
        </Column>
        <Column span={7}>
          <PortfolioMapCard id={id} />
        </Column>
      </PageGrid>
    </>
  );
}

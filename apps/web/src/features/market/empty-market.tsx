import type { MarketAnalysis } from '@propguard/protocol/market';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';
import type { MarketRequest } from './use-market-request.ts';

interface EmptyMarketProps {
  request: MarketRequest;
  /** A place that is known, but has no data. */
  analysis: MarketAnalysis | undefined;
  onTryOther: () => void;
}

export function EmptyMarket({ request, analysis, onTryOther }: EmptyMarketProps) {
  return (
    <Card flush label={text.empty.title}>
      <div role="status">
        <EmptyState
          title={text.empty.title}
          action={
            <Button kind="primary" onClick={onTryOther}>
              {text.empty.action}
            </Button>
          }
        >
          {analysis
            ? text.empty.noSales(analysis.location, text.types[request.type])
            : text.empty.unknown(request.location)}
        </EmptyState>
      </div>
    </Card>
  );
}

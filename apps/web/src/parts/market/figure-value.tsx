import type { FigureName, MarketFigure } from '@propguard/protocol/market-figures';
import { basisText } from '@propguard/rules/metrics/market/figure-words';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatFigure, NO_FIGURE } from './figure-format.ts';

export function FigureValue({ name, figure }: { name: FigureName; figure: MarketFigure }) {
  if (figure.value === null) return <span className="text-muted">{NO_FIGURE}</span>;
  const isGrowth = name === 'growthYoy';
  return (
    <span className={clsx(isGrowth && (figure.value >= 0 ? 'text-positive' : 'text-danger'))}>
      {formatFigure(name, figure.value)}
    </span>
  );
}

/** Under a figure: what is another region's says so; what is missing says why; else how many it was made from. */
export function FigureBasis({ figure, children }: { figure: MarketFigure; children?: ReactNode }) {
  if (figure.value === null) return <span className="whitespace-normal">{figure.note}</span>;
  if (!figure.isOwn && figure.region)
    return (
      <span title={figure.note ?? undefined} className="whitespace-normal">
        {basisText(figure)}
      </span>
    );
  return children;
}

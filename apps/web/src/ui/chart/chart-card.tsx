import { Download, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Card } from '../layout/card.tsx';
import { useInView } from '../layout/use-in-view.ts';
import { DropdownMenu, MenuItem } from '../overlays/dropdown-menu.tsx';
import { chartCsv } from './chart-csv.ts';
import { ChartPlot } from './chart-plot.tsx';
import { chartPng } from './chart-png.ts';
import type { ChartSpec } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import { saveFile } from './save-file.ts';
import { valueAxisOf } from './value-axis.ts';

const TEXTS = {
  table: 'Show as table',
  download: 'Download',
  csv: 'CSV, the numbers',
  png: 'PNG, the picture',
  axisStartsAt: (value: string) => `Axis starts at ${value}.`,
};

interface ChartCardProps extends ChartSpec {
  title: string;
  subtitle?: ReactNode;
  provenance?: ReactNode;
  /** Before the table and download buttons, such as a choice of period. */
  actions?: ReactNode;
  /** Source and method; a broken axis adds its own sentence. */
  foot?: ReactNode;
  /** Without ending. */
  fileName: string;
  heightPx?: number;
  headingLevel?: 2 | 3;
  texts?: Partial<typeof TEXTS>;
  className?: string;
}

const FOOT_AXIS_TICKS = 6;

/** A chart, the same data as a table, and both as files. */
export function ChartCard(props: ChartCardProps) {
  const {
    title,
    subtitle,
    provenance,
    actions,
    foot,
    fileName,
    heightPx = 280,
    headingLevel,
    className,
  } = props;
  const texts = { ...TEXTS, ...props.texts };
  const [asTable, setAsTable] = useState(false);
  const [plotRef, isNear] = useInView<HTMLDivElement>();
  const axis = valueAxisOf(props, FOOT_AXIS_TICKS);
  const brokenAxis = axis.startsAboveZero ? texts.axisStartsAt(props.y.formatTick(axis.domain[0])) : null;

  const saveCsv = () =>
    saveFile(`${fileName}.csv`, new Blob([chartCsv(props)], { type: 'text/csv;charset=utf-8' }));
  const savePng = async () => {
    const svg = plotRef.current?.querySelector<SVGSVGElement>('svg');
    if (svg) saveFile(`${fileName}.png`, await chartPng(svg));
  };

  return (
    <Card
      title={title}
      subtitle={subtitle}
      provenance={provenance}
      headingLevel={headingLevel}
      className={className}
      foot={
        foot || brokenAxis ? (
          <span>
            {foot} {brokenAxis}
          </span>
        ) : null
      }
      actions={
        <>
          {actions}
          <IconButton
            icon={Table}
            label={texts.table}
            kind="ghost"
            size="sm"
            className="print-hidden"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
          <DropdownMenu
            trigger={
              <IconButton
                icon={Download}
                label={texts.download}
                kind="ghost"
                size="sm"
                className="print-hidden"
              />
            }
          >
            <MenuItem onSelect={saveCsv}>{texts.csv}</MenuItem>
            <MenuItem onSelect={savePng} disabled={asTable}>
              {texts.png}
            </MenuItem>
          </DropdownMenu>
        </>
      }
    >
      {asTable ? (
        <ChartTable spec={props} heightPx={heightPx} />
      ) : (
        <div ref={plotRef} style={{ minHeight: heightPx }}>
          {isNear ? <ChartPlot spec={props} heightPx={heightPx} maxTicks={FOOT_AXIS_TICKS} /> : null}
        </div>
      )}
    </Card>
  );
}

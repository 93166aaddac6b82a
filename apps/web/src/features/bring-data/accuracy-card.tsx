import type { ValuationModel } from '@propguard/protocol/models';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { dateText } from '../../parts/times/instant-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import type { Accuracy } from './accuracy.ts';
import { text } from './text.ts';

const share = (percent: number): string => `${percent.toFixed(1)}%`;
const count = (number: number): string => number.toLocaleString('en-AU');

const LINES: readonly [keyof typeof text.rows, (model: ValuationModel) => string][] = [
  ['mdape', ({ measures }) => share(measures.mdape)],
  ['within10', ({ measures }) => share(measures.within10)],
  ['within20', ({ measures }) => share(measures.within20)],
  ['coverage80', ({ measures }) => share(measures.coverage80)],
  ['test', ({ measures }) => count(measures.test)],
  ['sales', ({ sales }) => count(sales)],
];

interface AccuracyCardProps {
  accuracy: Accuracy;
  /** Whoever looks may bring sales in, and is told what comes of it. */
  compares: boolean;
}

/** What the models were measured at, side by side. */
export function AccuracyCard({ accuracy: { before, after }, compares }: AccuracyCardProps) {
  const isRejected = after?.state === 'rejected';
  return (
    <Card
      title={compares ? text.accuracy : text.accuracyNow}
      subtitle={text.accuracyAbout}
      foot={compares && before && after ? text.different : undefined}
    >
      {isRejected ? (
        <p className="mb-3 text-13 font-medium">
          {text.rejected(after.verdict)}{' '}
          {compares && after.sample ? (
            <>
              {text.stillSample} <TextLink to={SCREENS.dataSources.path}>{text.removeSample}</TextLink>
            </>
          ) : null}
        </p>
      ) : null}
      <ScrollRegion label={text.accuracy}>
        <table className="w-full text-13 tabular-nums">
          <thead>
            <tr className="border-b border-rule text-12 text-muted [&>th]:pb-2 [&>th]:font-normal">
              <th scope="col" className="text-left">
                {text.measure}
              </th>
              <ModelHead title={compares ? text.before : text.now} model={before} />
              {compares ? <ModelHead title={text.after} model={after} /> : null}
            </tr>
          </thead>
          <tbody>
            {LINES.map(([name, figure]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {text.rows[name]}
                </th>
                <td className="py-2 text-right">{before ? figure(before) : '–'}</td>
                {compares ? (
                  <td className="py-2 pl-3 text-right font-semibold">{after ? figure(after) : '–'}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {compares && !after ? <p className="mt-3 text-13 text-muted">{text.pending}</p> : null}
    </Card>
  );
}

function ModelHead({ title, model }: { title: string; model: ValuationModel | null }) {
  return (
    <th scope="col" className="pl-3 text-right">
      <span className="block font-semibold text-ink">{title}</span>
      {model ? <span className="block">{dateText(model.trainedAt, USUAL_TIME_ZONE)}</span> : null}
      {model?.sample ? <SampleBadge /> : null}
    </th>
  );
}

import type { AssistantStatus } from '@propguard/protocol/assistant-settings';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { text } from '../text.ts';

const words = text.settings;
const { columns } = words;

type Measured = AssistantStatus['engines'][number];

const spreadText = (ms: Measured['firstTextMs']): string =>
  ms === null
    ? words.unmeasured
    : words.spread(ms.p50.toLocaleString('en-AU'), ms.p95.toLocaleString('en-AU'));

/** How each engine has really done: answers, failures, and how long people waited. */
export function EngineMeasures({ engines }: { engines: readonly Measured[] }) {
  if (engines.length === 0) return <p className="text-12 text-muted">{words.none}</p>;
  return (
    <ScrollRegion label={words.measured}>
      <table className="w-full text-12 tabular-nums">
        <caption className="pb-1 text-left text-muted">{words.measured}</caption>
        <thead>
          <tr className="border-b border-rule text-left text-muted *:py-1 *:pr-4 *:font-medium *:whitespace-nowrap">
            <th scope="col">{columns.engine}</th>
            <th scope="col">{columns.answers}</th>
            <th scope="col">{columns.failures}</th>
            <th scope="col">{columns.first}</th>
            <th scope="col">{columns.whole}</th>
          </tr>
        </thead>
        <tbody>
          {engines.map(({ engine, turns, failures, firstTextMs, wholeAnswerMs }) => (
            <tr key={engine} className="border-b border-line *:py-1.5 *:pr-4 *:align-top last:border-0">
              <th scope="row" className="text-left font-medium">
                {words.engines[engine]}
              </th>
              <td>{turns.toLocaleString('en-AU')}</td>
              <td className={failures > 0 ? 'text-danger' : ''}>{failures.toLocaleString('en-AU')}</td>
              <td>{spreadText(firstTextMs)}</td>
              <td>{spreadText(wholeAnswerMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

import type { RuleSetVersion } from '@propguard/protocol/rule-sets';
import { ruleFieldLabel } from './rule-fields.ts';
import { text } from './text.ts';

const words = text.rules;

type Changes = RuleSetVersion['changes'];

/** What is being typed may be no number yet. */
const shown = (value: Changes[number]['after']) =>
  value === null || Number.isNaN(value) ? words.none : value;

/** The difference to the version before, figure by figure. */
export function RuleChanges({ changes }: { changes: Changes }) {
  if (changes.length === 0) return <p className="text-13 text-muted">{words.noChanges}</p>;
  return (
    <table className="w-full border-collapse text-13">
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="pb-1.5 text-left font-normal">
            {words.figure}
          </th>
          <th scope="col" className="pb-1.5 text-right font-normal">
            {words.before}
          </th>
          <th scope="col" className="pb-1.5 pl-4 text-right font-normal">
            {words.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 text-left font-normal">
              {ruleFieldLabel(field)}
            </th>
            <td className="py-1.5 text-right break-words text-muted tabular-nums">
              <del>{shown(before)}</del>
            </td>
            <td className="py-1.5 pl-4 text-right font-medium break-words tabular-nums">
              <ins className="no-underline">{shown(after)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

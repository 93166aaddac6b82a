import type { StateDuty } from '@propguard/rules/duty/state-duty';
import { wholeAud } from '@propguard/rules/formats/money';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { text } from './text.ts';

/** The brackets as the office publishes them; where a formula comes first, it is the first row. */
export function BracketTable({ duty: { formula, steps } }: { duty: StateDuty }) {
  return (
    <ScrollRegion label={text.brackets}>
      <table className="w-full border-collapse text-13">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-1.5 pl-4 text-left font-normal md:pl-5">
              {text.bracketColumns.from}
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-normal">
              {text.bracketColumns.base}
            </th>
            <th scope="col" className="py-1.5 pr-4 pl-2 text-right font-normal md:pr-5">
              {text.bracketColumns.rate}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {formula ? (
            <tr className="border-t border-line">
              <th scope="row" className="py-1.5 pl-4 text-left font-normal whitespace-nowrap md:pl-5">
                {text.formulaUpTo(formula.untilAud)}
              </th>
              <td colSpan={2} className="py-1.5 pr-4 pl-2 text-right md:pr-5">
                {text.formula(formula.perSquareThousand, formula.perThousand)}
              </td>
            </tr>
          ) : null}
          {steps.map(({ fromAud, baseAud, percent, ofWhole }) => (
            <tr key={fromAud} className="border-t border-line">
              <th scope="row" className="py-1.5 pl-4 text-left font-normal md:pl-5">
                {wholeAud(fromAud)}
              </th>
              <td className="px-2 py-1.5 text-right">{ofWhole ? text.none : wholeAud(baseAud)}</td>
              <td className="py-1.5 pr-4 pl-2 text-right md:pr-5">
                {ofWhole ? text.ofWhole(percent) : text.ofAbove(percent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

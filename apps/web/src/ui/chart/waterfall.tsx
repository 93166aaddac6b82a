import { linearScale, niceStep, ticksBetween } from '@propguard/rules/drawing/scale';
import { tickTexts } from '@propguard/rules/drawing/tick-texts';
import { type WaterfallStep, waterfallBars } from '@propguard/rules/drawing/waterfall-model';
import { clsx } from 'clsx';

interface WaterfallProps {
  label: string;
  heads: { step: string; amount: string };
  base: { label: string; amount: number };
  steps: readonly WaterfallStep[];
  total: { label: string; amount: number };
  format: (amount: number) => string;
  formatSigned: (amount: number) => string;
  /** Short, on the axis. */
  formatTick: (amount: number) => string;
}

/** Room left of the smallest figure, for the broken foot of the two whole bars. */
const FOOT_SHARE = 0.14;
const END_SHARE = 0.03;
const AXIS_TICKS = 4;

const ROW = 'h-8.5';
const LABEL = 'w-[42%] py-1 pr-3 text-left font-normal md:w-[34%]';
const AMOUNT = 'w-26 pl-3 text-right tabular-nums';

/** From a base to a total in steps: a table whose middle column draws it. */
export function Waterfall(props: WaterfallProps) {
  const { label, heads, base, steps, total, format, formatSigned, formatTick } = props;
  const bars = waterfallBars(base.amount, steps);
  const ends = [base.amount, total.amount, ...bars.flatMap(({ from, to }) => [from, to])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const span = most - least || Math.max(1, most);
  const domain = [least - span * FOOT_SHARE, most + span * END_SHARE] as const;
  const x = linearScale(domain, [0, 100]);
  const ticks = ticksBetween(least, domain[1], niceStep(span, AXIS_TICKS));
  const tickNames = tickTexts(ticks, formatTick);
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse text-13">
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads.step}</th>
          <td />
          <th scope="col">{heads.amount}</th>
        </tr>
      </thead>
      <tbody>
        <WholeRow label={base.label} amount={format(base.amount)} widthPercent={x(base.amount)} />
        {bars.map(({ key, label: name, note, amount, from, to }) => (
          <tr key={key} className={ROW}>
            <th scope="row" className={LABEL}>
              {name}
              {note ? <span className="ml-1.5 text-12 text-muted max-md:hidden">{note}</span> : null}
            </th>
            <td className="relative max-sm:w-[28%]">
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-1/2 h-4.5 min-w-0.5 -translate-y-1/2',
                  amount < 0 ? 'bg-danger-soft inset-ring inset-ring-danger' : 'bg-accent',
                )}
                style={{ left: `${x(from)}%`, width: `${x(to) - x(from)}%` }}
              />
            </td>
            <td className={clsx(AMOUNT, amount < 0 && 'text-danger')}>{formatSigned(amount)}</td>
          </tr>
        ))}
        <WholeRow
          label={total.label}
          amount={format(total.amount)}
          widthPercent={x(total.amount)}
          className="border-t border-rule"
        />
      </tbody>
      <tfoot aria-hidden="true" className="text-11 text-muted">
        <tr className="h-5">
          <td />
          <td className="relative">
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute top-0.5 -translate-x-1/2 tabular-nums max-sm:hidden"
                style={{ left: `${x(tick)}%` }}
              >
                {tickNames.get(tick)}
              </span>
            ))}
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

interface WholeRowProps {
  label: string;
  amount: string;
  widthPercent: number;
  className?: string;
}

/** A bar from zero, cut near its foot: the axis does not start there. */
function WholeRow({ label, amount, widthPercent, className }: WholeRowProps) {
  return (
    <tr className={clsx(ROW, 'font-semibold', className)}>
      <th scope="row" className={clsx(LABEL, 'font-semibold')}>
        {label}
      </th>
      <td className="relative">
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-0 h-4.5 -translate-y-1/2 bg-ink"
          style={{ width: `${widthPercent}%` }}
        >
          <span className="absolute inset-y-0 left-2.5 w-1 -skew-x-20 bg-surface" />
        </span>
      </td>
      <td className={AMOUNT}>{amount}</td>
    </tr>
  );
}

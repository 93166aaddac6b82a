import { text } from '../text.ts';
import { Block } from './block.tsx';

/** Token and its use, or its contrast as text in light and dark. */
const SWATCHES = [
  ['page', 'ground'],
  ['surface', 'cards'],
  ['sunken', 'wells, heads'],
  ['line', 'hairline'],
  ['rule', 'heads, totals'],
  ['control', '3:1, operable'],
  ['muted', '6.79 / 7.59'],
  ['ink', '17.06 / 15.14'],
  ['accent', '8.00 / 9.85'],
  ['accent-soft', '6.98 / 7.94'],
  ['positive', '5.75 / 8.21'],
  ['caution', '6.11 / 8.91'],
  ['danger', '5.78 / 6.72'],
  ['hz-flood', 'lines'],
  ['hz-fire', 'diagonals'],
  ['hz-erosion', 'dots'],
  ['hz-subsidence', 'plumb lines'],
] as const;

export function ColourBlock() {
  return (
    <Block heading={text.blocks.colour}>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4.5 sm:grid-cols-4 lg:grid-cols-8">
        {SWATCHES.map(([token, use]) => (
          <li key={token} className="text-12">
            <span
              aria-hidden="true"
              className="hairline mb-1.5 block h-12 rounded-1"
              style={{ background: `var(--${token})` }}
            />
            <b className="block">{token}</b>
            <span className="text-muted tabular-nums">{use}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

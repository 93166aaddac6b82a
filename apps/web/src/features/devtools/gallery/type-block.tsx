import { text } from '../text.ts';
import { Block, Side } from './block.tsx';

const FIGURES = [
  ['64 / 500', '$2,430,000', 'text-44 md:text-64 leading-none font-medium tracking-hero tabular-nums'],
  ['28 / 600', '72.0% +8.5% 58/100', 'text-28 font-semibold tracking-figure tabular-nums'],
  ['20 / 600', '18 Jacaranda Quay, New Farm', 'text-20 font-semibold tracking-title'],
] as const;

const WORDS = [
  ['44 serif', 'Worth, and risk', 'font-serif text-44 leading-none tracking-title'],
  ['16 serif', 'Flood takes $152,000 away from the value.', 'font-serif text-16'],
  ['14 / 400', 'Interface text and the base of every form', 'text-14'],
  ['13 / 500', 'Dense rows, rail, secondary figures', 'text-13 font-medium'],
  ['12 / 400', 'Labels, badges and captions', 'text-12 text-muted'],
] as const;

export function TypeBlock() {
  return (
    <Block heading={text.blocks.type}>
      <Side by={2} loose>
        <Specimens of={FIGURES} />
        <Specimens of={WORDS} />
      </Side>
    </Block>
  );
}

function Specimens({ of }: { of: readonly (readonly [string, string, string])[] }) {
  return (
    <ul className="divide-y divide-line">
      {of.map(([size, words, look]) => (
        <li key={size} className="grid grid-cols-[84px_minmax(0,1fr)] items-baseline gap-4 py-1.75">
          <small className="text-12 text-muted tabular-nums">{size}</small>
          <span className={look}>{words}</span>
        </li>
      ))}
    </ul>
  );
}

import { text } from '../text.ts';

interface Node {
  x: number;
  y: number;
  digest: string;
  /** On the path from the valuation to the root, which proves it. */
  proves?: boolean;
}

const NODES: readonly Node[] = [
  { x: 165, y: 16, digest: '9f3c…e1', proves: true },
  { x: 85, y: 58, digest: '41b0…7a' },
  { x: 245, y: 58, digest: 'c8d2…05', proves: true },
  { x: 45, y: 100, digest: 'a17e…' },
  { x: 125, y: 100, digest: '63f8…' },
  { x: 205, y: 100, digest: '0b5d…', proves: true },
  { x: 285, y: 100, digest: 'e24a…' },
];
const CONTEXT = 'M165,25V37H85V49M85,67V79H45V91M85,67V79H125V91M245,67V79H285V91';
const PROOF = 'M165,25V37H245V49M245,67V79H205V91';

/** Parent and children of a log; the accent is the path that an auditor walks. */
export function MerkleVignette() {
  return (
    <svg viewBox="0 0 330 140" role="img" aria-label={text.vignette.tree} className="w-full max-w-90">
      <path d={CONTEXT} fill="none" stroke="var(--rule)" />
      <path d={PROOF} fill="none" stroke="var(--accent)" strokeWidth={1.8} />
      {NODES.map(({ x, y, digest, proves }) => (
        <g key={digest}>
          <rect
            x={x - 34}
            y={y - 9}
            width={68}
            height={19}
            rx={3}
            fill={proves ? 'var(--accent-soft)' : 'var(--surface)'}
            stroke={proves ? 'var(--accent)' : 'var(--rule)'}
          />
          <text
            x={x}
            y={y + 4.5}
            textAnchor="middle"
            className={`font-mono text-11 ${proves ? 'fill-accent font-semibold' : 'fill-muted'}`}
          >
            {digest}
          </text>
        </g>
      ))}
      <text x={205} y={130} textAnchor="middle" className="fill-ink text-12 font-semibold">
        {text.vignette.leaf}
      </text>
    </svg>
  );
}

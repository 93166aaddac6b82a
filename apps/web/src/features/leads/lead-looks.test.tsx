import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreBar } from './lead-looks.tsx';

it.each([
  [71, true],
  [70, false],
])('OPS-LEAD-30: whether a score of %i stands out: %s', (score, standsOut) => {
  render(<ScoreBar score={score} />);
  expect(screen.getByText(String(score)).className.includes('text-accent')).toBe(standsOut);
});

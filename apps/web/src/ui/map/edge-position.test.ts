import { describe, expect, it } from 'vitest';
import { edgePosition } from './edge-position.ts';

const view = { width: 400, height: 200 };
const inset = { x: 20, y: 30 };

describe('edgePosition', () => {
  it('is nothing for a point in view', () => {
    expect(edgePosition({ x: 399, y: 1 }, view, inset)).toBeNull();
  });

  it('sits at the left edge, pointing left', () => {
    const at = edgePosition({ x: -500, y: 100 }, view, inset);
    expect(at?.x).toBeCloseTo(20, 6);
    expect(at).toMatchObject({ y: 100, turnDegrees: 180 });
  });

  it('sits at the foot, on the line to the point', () => {
    const at = edgePosition({ x: 340, y: 240 }, view, inset);
    expect(at).toMatchObject({ x: 270, y: 170 });
    expect(at?.turnDegrees).toBeCloseTo(45, 6);
  });
});

import { shareOf } from '@propguard/rules/chance/draws';
import type { Position } from './position.ts';

const DEGREES_PER_KM = 1 / 111.2;
const eased = (share: number): number => share * share * (3 - 2 * share);

/** A gentle relief between -1 and 1: random heights on a lattice, eased in between. */
export const smoothNoise = (salt: string, cellKm: number): ((position: Position) => number) => {
  const cell = cellKm * DEGREES_PER_KM;
  const heights = new Map<number, number>();
  const heightAt = (x: number, y: number): number => {
    const key = x * 100_003 + y;
    let height = heights.get(key);
    if (height === undefined) {
      height = 2 * shareOf(`${salt}/${x}/${y}`) - 1;
      heights.set(key, height);
    }
    return height;
  };
  return ([longitude, latitude]) => {
    const [x, y] = [longitude / cell, latitude / cell];
    const [left, below] = [Math.floor(x), Math.floor(y)];
    const [right, up] = [eased(x - left), eased(y - below)];
    const low = heightAt(left, below) * (1 - right) + heightAt(left + 1, below) * right;
    const high = heightAt(left, below + 1) * (1 - right) + heightAt(left + 1, below + 1) * right;
    return low * (1 - up) + high * up;
  };
};

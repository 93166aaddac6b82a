import type { Brief, Elevation } from '../elevation.ts';
import type { Style } from '../style.ts';
import { brick } from './brick.ts';
import { bungalow } from './bungalow.ts';
import { colonial } from './colonial.ts';
import { contemporary } from './contemporary.ts';
import { federation } from './federation.ts';
import { queenslander } from './queenslander.ts';

const HOUSES: Readonly<Record<Style, (brief: Brief) => Elevation>> = {
  federation,
  queenslander,
  bungalow,
  brick,
  colonial,
  contemporary,
};

export const house = (brief: Brief): Elevation => HOUSES[brief.style](brief);

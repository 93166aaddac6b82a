import type { Draws } from '@propguard/rules/chance/draws';
import type { Gap } from './fence.ts';
import type { Light } from './light.ts';
import type { Materials, Style } from './style.ts';
import type { PhotoSubject } from './subject.ts';

/** What every elevation is drawn from. */
export type Brief = {
  subject: PhotoSubject;
  draws: Draws;
  light: Light;
  style: Style;
  materials: Materials;
  storeys: number;
};

/** A building seen from the front, and where its paths begin. */
export type Elevation = {
  art: string;
  left: number;
  right: number;
  top: number;
  path: Gap | null;
  drive: Gap | null;
};

export const STOREY = 98;
export const PIXELS_PER_METRE = 33;

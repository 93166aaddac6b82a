import { Draws } from '@propguard/rules/chance/draws';
import type { Ground } from '../geography/choose-localities.ts';
import { kmBetween, movedBy, type Position } from '../geography/position.ts';
import { STREET_NAMES, STREET_TYPES } from './street-words.ts';

export type Street = {
  name: string;
  type: string;
  middle: Position;
  bearing: number;
  lengthKm: number;
  lots: number;
};

export type IsDry = (position: Position) => boolean;

const LOT_KM = 0.016;
const SETBACK_KM = 0.018;
const TRIES = 10;
const FEWEST = 4;
/** Numbers along a street that must be dry. */
const PROBES = 8;

/** Where a number stands: odd ones on one side, even ones on the other. */
export const positionOnStreet = (street: Street, number: number): Position => {
  const along = (number / (street.lots * 2) - 0.5) * street.lengthKm;
  const side = (number % 2 === 0 ? 1 : -1) * SETBACK_KM;
  const [sin, cos] = [Math.sin(street.bearing), Math.cos(street.bearing)];
  return movedBy(street.middle, along * sin + side * cos, along * cos - side * sin);
};

const isOwnGround = (ground: Ground, position: Position): boolean => {
  const own = kmBetween(ground.centre, position);
  return ground.neighbours.every((other) => kmBetween(other, position) >= own);
};

const isGood = (street: Street, ground: Ground, isDry: IsDry): boolean =>
  isOwnGround(ground, street.middle) &&
  Array.from({ length: PROBES }, (_, i) => 1 + Math.floor((i / (PROBES - 1)) * (street.lots * 2 - 1))).every(
    (number) => isDry(positionOnStreet(street, number)),
  );

/** Tries nearer the centre and shorter each time. */
const findRoom = (draws: Draws, ground: Ground, isDry: IsDry, grid: number, name: string): Street | null => {
  const type = draws.weighted(STREET_TYPES);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reachKm = ground.radiusKm * Math.sqrt(draws.share()) * (1 - attempt / TRIES);
    const direction = draws.between(0, 2 * Math.PI);
    const lengthKm = draws.between(0.16, 0.62) * (1 - attempt / (TRIES * 2));
    const street = {
      name,
      type,
      middle: movedBy(ground.centre, reachKm * Math.sin(direction), reachKm * Math.cos(direction)),
      bearing: grid + (draws.chance(0.5) ? Math.PI / 2 : 0) + 0.08 * draws.normal(),
      lengthKm,
      lots: Math.max(4, Math.round(lengthKm / LOT_KM)),
    };
    if (isGood(street, ground, isDry)) return street;
  }
  return null;
};

/** Streets laid out roughly on a grid of the suburb's own, around its centre, on land. */
export const makeStreets = (ground: Ground, isDry: IsDry, count: number): Street[] => {
  const draws = new Draws(`streets/${ground.id}`);
  const grid = draws.between(0, Math.PI / 2);
  const streets: Street[] = [];
  for (const name of draws.shuffled(STREET_NAMES)) {
    if (streets.length === count) break;
    const street = findRoom(draws, ground, isDry, grid, name);
    if (street) streets.push(street);
  }
  if (streets.length < FEWEST) throw new Error(`${ground.id} has no room for streets.`);
  return streets;
};

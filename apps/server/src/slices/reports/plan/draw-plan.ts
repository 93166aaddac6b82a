import {
  frameAround,
  frameBounds,
  frameProjection,
  type Place,
  type PlanFrame,
} from '@propguard/engine/hazard/plan/plan-frame';
import { TILE_EXTENT } from '@propguard/engine/hazard/tile/tile-grid';
import type { ReportPlan } from '@propguard/protocol/report-record';
import type { Comparable, Subject } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { cutHazardPlan } from '../../hazards/cut-hazard-plan.ts';
import { placeMarks } from './place-marks.ts';
import { findHomesIn, findPlacesIn } from './store.ts';

const REACH = { leastMetres: 900, mostMetres: 24_000, aspect: 16 / 9 };
/** Of the stored plan: fine enough for paper, and small numbers to keep. */
const PLAN_WIDTH = 1000;
/** How near to the edge a mark that lies beyond may stand. */
const EDGE = 24;

const rounded = (units: number): number => Math.round(units * 10) / 10;
const scaled = (units: number): number => rounded((units * PLAN_WIDTH) / TILE_EXTENT);
const scaledLine = (line: readonly number[]): number[] => line.map(scaled);

const marksOf = (frame: PlanFrame) => {
  const { xOf, yOf } = frameProjection(frame);
  const height = scaled(frame.heightUnits);
  const at = ({ longitude, latitude }: Place) => ({ x: scaled(xOf(longitude)), y: scaled(yOf(latitude)) });
  const isInside = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= PLAN_WIDTH && y >= 0 && y <= height;
  const held = (value: number, most: number) => Math.min(most - EDGE, Math.max(EDGE, value));
  return {
    at,
    isInside,
    inside: <Spot extends Place>(spots: readonly Spot[]) =>
      spots.flatMap((spot) => (isInside(at(spot)) ? [{ ...spot, ...at(spot) }] : [])),
    atEdge: ({ x, y }: { x: number; y: number }) => ({ x: held(x, PLAN_WIDTH), y: held(y, height) }),
  };
};

/** The ground around the subject and its comparables, from what we have ourselves: no street is made up. */
export const drawPlan = async (
  scope: ReferenceScope,
  subject: Subject,
  comparables: readonly Comparable[],
): Promise<ReportPlan> => {
  const frame = frameAround([subject, ...comparables], REACH);
  const bounds = frameBounds(frame);
  const { at, isInside, inside, atEdge } = marksOf(frame);
  const [{ shores, areas }, homes, places] = await Promise.all([
    cutHazardPlan(scope, frame),
    findHomesIn(scope.reader, bounds),
    findPlacesIn(scope.reader, bounds),
  ]);
  const [, ...placed] = placeMarks([at(subject), ...comparables.map((sale) => atEdge(at(sale)))]);
  const marks = placed.map((mark) => [rounded(mark.x), rounded(mark.y)] as const);
  return {
    widthUnits: PLAN_WIDTH,
    heightUnits: scaled(frame.heightUnits),
    metresAcross: frame.metresAcross,
    subject: at(subject),
    comparables: comparables.map((comparable, index) => {
      const spot = at(comparable);
      const [markX = spot.x, markY = spot.y] = marks[index] ?? [];
      return { number: index + 1, ...atEdge(spot), markX, markY, beyond: !isInside(spot) };
    }),
    homes: inside(homes).flatMap(({ x, y }) => [x, y]),
    shores: shores.map(scaledLine),
    areas: areas.map(({ kind, severity, rings }) => ({ kind, severity, rings: rings.map(scaledLine) })),
    places: inside(places).map(({ name, x, y }) => ({ name, x, y })),
  };
};

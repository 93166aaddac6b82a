import { BOX_SIZE, type SpaceTimeTree, shareStart } from './space-time-tree.ts';

/** What makes a sale near: ln(1 + km / kmScale) + years * perYear, so that country homes look further than city ones. */
export type Nearness = { kmScale: number; perYear: number };

/** Sales that must not be seen; null where all may. A sale is not evidence of itself. */
export type Exclusion = number | ReadonlySet<number> | null;

/** Which sales may be seen. */
export type Horizon = {
  /** Only sales before this day; with `looksAhead` it is the day to be near to. */
  day: number;
  looksAhead: boolean;
  /** Up to here sales of the same day are seen too: where dates are coarse, they say nothing of what came first. */
  sameDayThrough?: number | undefined;
  excluded: Exclusion;
};

/** Found sales, in no order. Reused from search to search. */
export class NearestPool {
  size = 0;
  readonly capacity: number;
  readonly item: Int32Array;
  readonly km: Float64Array;
  readonly years: Float64Array;
  readonly cost: Float64Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.item = new Int32Array(capacity);
    this.km = new Float64Array(capacity);
    this.years = new Float64Array(capacity);
    this.cost = new Float64Array(capacity);
  }

  /** The cost beyond which nothing enters. */
  get limit(): number {
    return this.size < this.capacity ? Number.POSITIVE_INFINITY : this.cost[0]!;
  }

  /** Keeps a heap with the worst on top. */
  offer(item: number, km: number, years: number, cost: number): void {
    const { cost: costs } = this;
    let place: number;
    if (this.size < this.capacity) {
      place = this.size++;
      for (let up = (place - 1) >> 1; place > 0 && costs[up]! < cost; up = (place - 1) >> 1) {
        this.#move(up, place);
        place = up;
      }
    } else {
      place = 0;
      for (;;) {
        let down = 2 * place + 1;
        if (down >= this.size) break;
        if (down + 1 < this.size && costs[down + 1]! > costs[down]!) down++;
        if (costs[down]! <= cost) break;
        this.#move(down, place);
        place = down;
      }
    }
    this.item[place] = item;
    this.km[place] = km;
    this.years[place] = years;
    costs[place] = cost;
  }

  #move(from: number, to: number): void {
    this.item[to] = this.item[from]!;
    this.km[to] = this.km[from]!;
    this.years[to] = this.years[from]!;
    this.cost[to] = this.cost[from]!;
  }
}

const DAYS_PER_YEAR = 365.25;
const stackOfNodes = new Int32Array(128);
const stackOfCosts = new Float64Array(128);

/** Fills the pool with the nearest sales of the tree; sales that are there already stay candidates. */
export const findNearest = (
  tree: SpaceTimeTree,
  x: number,
  y: number,
  z: number,
  horizon: Horizon,
  nearness: Nearness,
  pool: NearestPool,
): void => {
  if (tree.count === 0) return;
  const { kmScale, perYear } = nearness;
  const exceptItem = typeof horizon.excluded === 'number' ? horizon.excluded : -1;
  const exceptItems = typeof horizon.excluded === 'object' ? horizon.excluded : null;
  const firstLeaf = 2 ** tree.levels - 1;
  const isSameDaySeen = horizon.sameDayThrough !== undefined && horizon.day <= horizon.sameDayThrough;
  const lastDay = horizon.looksAhead ? Number.POSITIVE_INFINITY : horizon.day - (isSameDaySeen ? 0 : 1);
  const leastCost = (node: number): number => {
    const { boxes } = tree;
    const at = node * BOX_SIZE;
    const beside = (value: number, axis: number) =>
      Math.max(0, boxes[at + 2 * axis]! - value, value - boxes[at + 2 * axis + 1]!);
    if (boxes[at + 6]! > lastDay) return Number.POSITIVE_INFINITY;
    const dx = beside(x, 0);
    const dy = beside(y, 1);
    const dz = beside(z, 2);
    const years = beside(horizon.day, 3) / DAYS_PER_YEAR;
    return Math.log(1 + Math.sqrt(dx * dx + dy * dy + dz * dz) / kmScale) + years * perYear;
  };

  let depth = 0;
  stackOfNodes[0] = 0;
  stackOfCosts[0] = leastCost(0);
  while (depth >= 0) {
    const node = stackOfNodes[depth]!;
    const cost = stackOfCosts[depth--]!;
    if (cost >= pool.limit) continue;
    if (node < firstLeaf) {
      const left = leastCost(2 * node + 1);
      const right = leastCost(2 * node + 2);
      const isLeftFirst = left <= right;
      stackOfNodes[++depth] = isLeftFirst ? 2 * node + 2 : 2 * node + 1;
      stackOfCosts[depth] = isLeftFirst ? right : left;
      stackOfNodes[++depth] = isLeftFirst ? 2 * node + 1 : 2 * node + 2;
      stackOfCosts[depth] = isLeftFirst ? left : right;
      continue;
    }
    const place = node - firstLeaf;
    const to = shareStart(tree.count, tree.levels, place + 1);
    for (let i = shareStart(tree.count, tree.levels, place); i < to; i++) {
      const age = horizon.day - tree.day[i]!;
      if (tree.day[i]! > lastDay) continue;
      const item = tree.item[i]!;
      if (item === exceptItem || exceptItems?.has(item)) continue;
      const dx = tree.x[i]! - x;
      const dy = tree.y[i]! - y;
      const dz = tree.z[i]! - z;
      const km = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const years = Math.abs(age) / DAYS_PER_YEAR;
      const own = Math.log(1 + km / kmScale) + years * perYear;
      if (own < pool.limit) pool.offer(item, km, years, own);
    }
  }
};

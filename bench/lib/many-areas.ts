import { openPool } from '../../apps/server/src/db/pool.ts';
import { makeShape } from '../../packages/engine/src/hazard/shape/shape.ts';
import { shapeToBytes } from '../../packages/engine/src/hazard/shape/shape-bytes.ts';
import { madeUpAreas } from './made-up-areas.ts';

const ROWS_AT_ONCE = 10_000;

const FILL = `
  insert into hazard_area (layer_id, shape, severity)
  select (select id from hazard_layer where kind = 'flood' limit 1), shape, severity
  from unnest($1::bytea[], $2::real[]) as made (shape, severity)`;

/** Puts so many areas into the sample world's flood layer, before anyone has asked for it. */
export const addFloodAreas = async (ownerUrl: string, count: number): Promise<void> => {
  const pool = openPool({ url: ownerUrl, size: 1, name: 'bench', onError: () => undefined });
  try {
    const areas = madeUpAreas(count);
    for (let from = 0; from < areas.length; from += ROWS_AT_ONCE) {
      const some = areas.slice(from, from + ROWS_AT_ONCE);
      await pool.query(FILL, [
        some.map(({ ring }) => Buffer.from(shapeToBytes(makeShape('area', [ring])))),
        some.map(({ severity }) => severity),
      ]);
    }
  } finally {
    await pool.end();
  }
};

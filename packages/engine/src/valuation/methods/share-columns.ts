import type { SalesTable } from '../sales/sales-table.ts';

const sharedFloats = (values: Float64Array): Float64Array => {
  const shared = new Float64Array(new SharedArrayBuffer(values.byteLength));
  shared.set(values);
  return shared;
};
const sharedInts = (values: Int32Array): Int32Array => {
  const shared = new Int32Array(new SharedArrayBuffer(values.byteLength));
  shared.set(values);
  return shared;
};
const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** The same table over memory that all threads share, so that it is not copied to each. */
export const shareColumns = (sales: SalesTable): SalesTable => ({
  count: sales.count,
  ids: sales.ids,
  contractDay: sharedInts(sales.contractDay),
  priceAud: sharedFloats(sales.priceAud),
  latitude: sharedFloats(sales.latitude),
  longitude: sharedFloats(sales.longitude),
  ...(sales.centre
    ? {
        centre: {
          latitude: sharedFloats(sales.centre.latitude),
          longitude: sharedFloats(sales.centre.longitude),
        },
      }
    : {}),
  numeric: mapValues(sales.numeric, sharedFloats),
  coded: mapValues(sales.coded, ({ levels, codes }) => ({ levels, codes: sharedInts(codes) })),
});

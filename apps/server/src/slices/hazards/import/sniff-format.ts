const DECODER = new TextDecoder();
const LONGEST_LOOK = 1024;

/** GeoJSON begins with a brace, a table with a heading; whatever else it is, its reader will say. */
export const sniffFormat = async (
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ format: 'geojson' | 'table'; whole: AsyncIterable<Uint8Array> }> => {
  const source = bytes[Symbol.asyncIterator]();
  const first = await source.next();
  const head = first.done ? '' : DECODER.decode(first.value.subarray(0, LONGEST_LOOK));
  async function* whole(): AsyncGenerator<Uint8Array> {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => source };
  }
  return { format: /^\uFEFF?\s*[[{]/.test(head) ? 'geojson' : 'table', whole: whole() };
};

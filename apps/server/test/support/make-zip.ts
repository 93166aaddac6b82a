import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_MARK = 0x04034b50;
const CENTRAL_MARK = 0x02014b50;
const END_MARK = 0x06054b50;
const DEFLATED = 8;

type Packed = { name: Buffer; data: Buffer; crc: number; size: number; offset: number };

const header = (mark: number, rest: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const parts = [[mark, 4] as const, ...rest].map(([value, bytes]) => {
    const part = Buffer.alloc(bytes);
    if (bytes === 2) part.writeUInt16LE(value);
    else part.writeUInt32LE(value);
    return part;
  });
  return Buffer.concat(parts);
};

/** A small archive, as any tool would write it. */
export const makeZip = (files: Record<string, string | Buffer>): Buffer => {
  const pieces: Buffer[] = [];
  const packed: Packed[] = [];
  let offset = 0;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    offset += piece.length;
  };
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const one = {
      name: Buffer.from(path),
      data: deflateRawSync(bytes),
      crc: crc32(bytes),
      size: bytes.length,
      offset,
    };
    packed.push(one);
    add(
      header(LOCAL_MARK, [
        [20, 2],
        [0, 2],
        [DEFLATED, 2],
        [0, 2],
        [0, 2],
        [one.crc, 4],
        [one.data.length, 4],
        [one.size, 4],
        [one.name.length, 2],
        [0, 2],
      ]),
    );
    add(one.name);
    add(one.data);
  }
  const start = offset;
  for (const { name, data, crc, size, offset: at } of packed) {
    add(
      header(CENTRAL_MARK, [
        [20, 2],
        [20, 2],
        [0, 2],
        [DEFLATED, 2],
        [0, 2],
        [0, 2],
        [crc, 4],
        [data.length, 4],
        [size, 4],
        [name.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [at, 4],
      ]),
    );
    add(name);
  }
  const length = offset - start;
  add(
    header(END_MARK, [
      [0, 2],
      [0, 2],
      [packed.length, 2],
      [packed.length, 2],
      [length, 4],
      [start, 4],
      [0, 2],
    ]),
  );
  return Buffer.concat(pieces);
};

/** A picture as the encoder gives it. */
interface EncodedFrame {
  timeMs: number;
  isKey: boolean;
  data: Uint8Array;
}

interface Film {
  width: number;
  height: number;
  durationMs: number;
  frames: readonly EncodedFrame[];
}

const TRACK = 1;
const VIDEO = 1;
const NANOSECONDS_PER_TICK = 1_000_000;

/** How long a part is, in eight bytes: any length fits, and every part can be counted before it is written. */
const sized = (length: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  bytes[0] = 0x01;
  return bytes;
};
const part = (id: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id.toString(16).padStart(2, '0'), 'hex'), sized(body.length), body]);
};
const whole = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return part(id, bytes);
};
const real = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return part(id, bytes);
};
const words = (id: number, value: string): Buffer => part(id, Buffer.from(value));

const HEADER = part(
  0x1a45dfa3,
  whole(0x4286, 1),
  whole(0x42f7, 1),
  whole(0x42f2, 4),
  whole(0x42f3, 8),
  words(0x4282, 'webm'),
  whole(0x4287, 4),
  whole(0x4285, 2),
);

const infoOf = ({ durationMs }: Film): Buffer =>
  part(
    0x1549a966,
    whole(0x2ad7b1, NANOSECONDS_PER_TICK),
    real(0x4489, durationMs),
    words(0x4d80, 'PropGuard'),
    words(0x5741, 'PropGuard'),
  );

const tracksOf = ({ width, height }: Film): Buffer =>
  part(
    0x1654ae6b,
    part(
      0xae,
      whole(0xd7, TRACK),
      whole(0x73c5, TRACK),
      whole(0x83, VIDEO),
      words(0x86, 'V_VP9'),
      part(0xe0, whole(0xb0, width), whole(0xba, height)),
    ),
  );

const blockOf = ({ timeMs, isKey, data }: EncodedFrame, clusterMs: number): Buffer => {
  const head = Buffer.alloc(4);
  head[0] = 0x80 | TRACK;
  head.writeInt16BE(timeMs - clusterMs, 1);
  head[3] = isKey ? 0x80 : 0;
  return part(0xa3, head, data);
};

/** A cluster begins with each picture that needs no other. */
const clustersOf = (frames: readonly EncodedFrame[]): { timeMs: number; bytes: Buffer }[] => {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const timeMs = group[0]?.timeMs ?? 0;
    return {
      timeMs,
      bytes: part(0x1f43b675, whole(0xe7, timeMs), ...group.map((frame) => blockOf(frame, timeMs))),
    };
  });
};

/** WebM with its length and its cues, so that it can be wound. */
export const webmOf = (film: Film): Buffer => {
  const [info, tracks, clusters] = [infoOf(film), tracksOf(film), clustersOf(film.frames)];
  const cuesAt = (first: number): Buffer => {
    let at = first;
    const points = clusters.map(({ timeMs, bytes }) => {
      const point = part(0xbb, whole(0xb3, timeMs), part(0xb7, whole(0xf7, TRACK), whole(0xf1, at)));
      at += bytes.length;
      return point;
    });
    return part(0x1c53bb6b, ...points);
  };
  // Every number takes eight bytes: the cues are as long wherever they point.
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  return Buffer.concat([HEADER, part(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))]);
};

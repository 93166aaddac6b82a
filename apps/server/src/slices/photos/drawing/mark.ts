import { HEIGHT, polyline, rect, text, WIDTH } from './svg.ts';

const INK = '#26363b';
const PAPER = '#fbfaf6';

/** Every picture says what it is: a bench mark, and words that it is not a photograph. */
export const sampleMark = (): string => {
  const [x, y] = [WIDTH - 152, HEIGHT - 40];
  return (
    rect(x, y, 136, 26, { fill: PAPER, edge: INK, line: 0.8, fade: 0.94 }) +
    polyline(
      [
        [x + 10, y + 8],
        [x + 24, y + 8],
      ],
      INK,
      1.4,
    ) +
    polyline(
      [
        [x + 12, y + 19],
        [x + 17, y + 9],
        [x + 22, y + 19],
      ],
      INK,
      1.4,
    ) +
    polyline(
      [
        [x + 17, y + 9],
        [x + 17, y + 20],
      ],
      INK,
      1.4,
    ) +
    text(x + 34, y + 17.5, 'Sample drawing', 12.5, INK)
  );
};

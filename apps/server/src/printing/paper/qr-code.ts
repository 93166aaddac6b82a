import { Path, Svg } from '@react-pdf/renderer';
import qrcode from 'qrcode-generator';
import { createElement as h, type ReactNode } from 'react';
import { COLOUR } from './theme.ts';

/** Chooses the smallest code that holds the text. */
const ANY_SIZE = 0;

/** A code that a phone reads from paper; as one path, so that no hairline shows between its squares. */
export const qrCode = (text: string, sizePt: number): ReactNode => {
  const code = qrcode(ANY_SIZE, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const squares: string[] = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
  return h(
    Svg,
    { width: sizePt, height: sizePt, viewBox: `0 0 ${count} ${count}` },
    h(Path, { d: squares.join(''), fill: COLOUR.ink }),
  );
};

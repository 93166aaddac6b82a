import qrcode from 'qrcode-generator';

/** The smallest version that holds the text. */
const ANY_VERSION = 0;
/** Reads with 15% of it damaged. */
const CORRECTION = 'M';
/** The standard's own margin around a code, in modules. */
const QUIET_MODULES = 4;

/** A QR code as one path, without a size of its own. */
export const qrCodeSvg = (text: string): string => {
  const code = qrcode(ANY_VERSION, CORRECTION);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET_MODULES;
  const squares: string[] = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) squares.push(`M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}" fill="#000"/></svg>`;
};

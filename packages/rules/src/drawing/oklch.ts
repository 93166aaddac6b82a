/**
 * A colour of the palette, `oklch(lightness chroma hue)`, as the bytes of sRGB: paper and pictures know no other.
 * Björn Ottosson, 'A perceptual color space for image processing' (2020). What lies outside of sRGB is cut off.
 */
export const hexOfOklch = (colour: string): `#${string}` => {
  const [lightness = 0, chroma = 0, hueDegrees = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(byteOf).join('')}`;
};

/** The transfer curve of sRGB. */
const byteOf = (linear: number): string => {
  const within = Math.min(1, Math.max(0, linear));
  const encoded = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

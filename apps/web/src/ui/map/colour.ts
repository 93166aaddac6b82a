/** Colours on the GPU are plain sRGB: the tokens' OKLCH is rasterised to this form first. */
export type HexColour = `#${string}`;

export function hexOf(red: number, green: number, blue: number): HexColour {
  const pair = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

export function channelsOf(colour: HexColour): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of the way from one colour to the other. */
export function mix(from: HexColour, to: HexColour, share: number): HexColour {
  const [r1, g1, b1] = channelsOf(from);
  const [r2, g2, b2] = channelsOf(to);
  return hexOf(r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share);
}

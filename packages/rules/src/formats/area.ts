const SQUARE_METRES_A_HECTARE = 10_000;

/** '607 m²', and hectares where a figure in square metres could not be read any more. */
export function areaText(areaM2: number): string {
  if (areaM2 < SQUARE_METRES_A_HECTARE) return `${areaM2.toLocaleString('en-AU')} m²`;
  const hectares = areaM2 / SQUARE_METRES_A_HECTARE;
  return `${hectares.toLocaleString('en-AU', { maximumFractionDigits: 1 })} ha`;
}

const NUMBER = /^(\D*[\d,]+)(?:\.(\d+))?(\D*)$/;

/**
 * The names of an axis's ticks, each with as many decimals as the finest of its unit:
 * '$1.8M' stands beside '$2.0M', not beside '$2M'.
 */
export function tickTexts(ticks: readonly number[], format: (tick: number) => string): Map<number, string> {
  const texts = ticks.map((tick) => ({ tick, text: format(tick), parts: NUMBER.exec(format(tick)) }));
  const decimalsOf = new Map<string, number>();
  for (const { parts } of texts) {
    if (!parts) continue;
    const [, , decimals = '', unit = ''] = parts;
    decimalsOf.set(unit, Math.max(decimalsOf.get(unit) ?? 0, decimals.length));
  }
  return new Map(
    texts.map(({ tick, text, parts }) => {
      if (!parts) return [tick, text];
      const [, whole = '', decimals = '', unit = ''] = parts;
      const wanted = decimalsOf.get(unit) ?? 0;
      return [tick, wanted === 0 ? text : `${whole}.${decimals.padEnd(wanted, '0')}${unit}`];
    }),
  );
}

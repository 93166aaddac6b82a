/** One text for one value: keys in order, no spaces, what is undefined left out. Numbers as JavaScript writes them. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number.');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
};

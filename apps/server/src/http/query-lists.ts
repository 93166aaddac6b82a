const LISTED = /^([^[\]]+)\[\d*\]$/;

/** Lists in an address: `status[0]=new&status[1]=lost` as the typed client writes them, and `status[]=new`. */
export const withLists = (query: Record<string, unknown>): Record<string, unknown> => {
  const names = Object.keys(query);
  if (!names.some((name) => name.endsWith(']'))) return query;
  const read = new Map<string, unknown>();
  for (const name of names) {
    const list = LISTED.exec(name)?.[1];
    const before = list === undefined ? undefined : read.get(list);
    read.set(list ?? name, list === undefined ? query[name] : [before ?? [], query[name]].flat());
  }
  return Object.fromEntries(read);
};

/** Something by name, apart for each node: tests run several in one process. */
export const perNode = <Of>(): ((node: object) => Map<string, Of>) => {
  const nodes = new WeakMap<object, Map<string, Of>>();
  return (node) => {
    const known = nodes.get(node) ?? new Map<string, Of>();
    nodes.set(node, known);
    return known;
  };
};

/** What follows from a thing alone is worked out once for it. Neither it nor what follows is ever changed. */
export const onceFor = <One extends object, T>(work: (one: One) => T): ((one: One) => T) => {
  const known = new WeakMap<One, { result: T }>();
  return (one) => {
    const before = known.get(one);
    if (before) return before.result;
    const result = work(one);
    known.set(one, { result });
    return result;
  };
};

/** The same for two together, such as a message and where the talk stands. */
export const onceForBoth = <One extends object, Other extends object, T>(
  work: (one: One, other: Other) => T,
): ((one: One, other: Other) => T) => {
  const of = onceFor((one: One) => onceFor((other: Other) => work(one, other)));
  return (one, other) => of(one)(other);
};

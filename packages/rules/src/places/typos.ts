/** The word, and the word with each letter left out; the same as `typo_keys` of the database does for one beginning. */
export const typoKeys = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
];

/** At most one letter is wrong, missing, too many, or exchanged with its neighbour. */
export const isOneTypoApart = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA === restOfB ||
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
};

/** Whether a word that is still being typed could become this one. */
export const beginsOneTypoApart = (typed: string, word: string): boolean =>
  [typed.length, typed.length - 1, typed.length + 1].some((size) =>
    isOneTypoApart(typed, word.slice(0, size)),
  );

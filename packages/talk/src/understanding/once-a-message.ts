/** Nobody says so many different things in one message; whoever never hears one anew is not to fill the memory. */
const MOST = 200;

const remembered: Map<string, unknown>[] = [];

/** What was read of the message before is forgotten. */
export const nextMessage = (): void => {
  for (const known of remembered) known.clear();
};

/** A message is read from many sides, and its words are the same for all of them: each is worked out once. */
export const onceAMessage = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, unknown>();
  remembered.push(known);
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    if (known.size >= MOST) known.clear();
    const found = read(text);
    known.set(text, found);
    return found;
  };
};

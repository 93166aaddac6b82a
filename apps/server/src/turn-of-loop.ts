const waiting: (() => void)[] = [];

const next = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
};

/**
 * Before a piece of work that holds the thread for some milliseconds: of all that wait for it here, one goes on in each
 * turn of the loop. Between two of them whoever asks for little is answered, however many were begun at once.
 */
export const turnOfLoop = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });

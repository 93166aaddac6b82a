/** A step of starting up that is done: shown with its time to whoever waits at the terminal. */
export type OnStep = (title: string, durationMs: number) => void;

export const timed = async <T>(onStep: OnStep, title: string, work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await work();
  onStep(title, performance.now() - startedAt);
  return result;
};

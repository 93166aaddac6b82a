const LOOK_EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type Kept = {
  isRunning: () => boolean;
  startAgain: () => Promise<void>;
  /** Each time it was found gone. */
  onGone: () => void;
  onBack: () => void;
  onFailed: (error: unknown) => void;
};

/** Starts again what has gone, after pauses that grow while that fails. `stop` waits for a start under way. */
export const keepRunning = ({ isRunning, startAgain, onGone, onBack, onFailed }: Kept) => {
  let isStopped = false;
  let pauseMs = LOOK_EVERY_MS;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> = Promise.resolve();

  const revive = async (): Promise<void> => {
    onGone();
    try {
      await startAgain();
      pauseMs = LOOK_EVERY_MS;
      onBack();
    } catch (error) {
      onFailed(error);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  const look = (): void => {
    if (!isRunning()) starting = revive();
    void starting.then(lookLater);
  };
  const lookLater = (): void => {
    if (isStopped) return;
    timer = setTimeout(look, pauseMs);
    timer.unref();
  };
  lookLater();

  return {
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await starting;
    },
  };
};

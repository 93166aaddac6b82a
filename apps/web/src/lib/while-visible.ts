interface WhileVisible {
  start: (signal: AbortSignal) => void;
  onResume: () => void;
  hiddenGraceMs: number;
}

/** Runs while the tab is looked at; stops some time after it was hidden and starts again when it is shown. */
export function whileVisible({ start, onResume, hiddenGraceMs }: WhileVisible): () => void {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    running = new AbortController();
    start(running.signal);
  };
  const stop = () => {
    running?.abort();
    running = null;
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(stop, hiddenGraceMs);
    } else if (running === null) {
      run();
      onResume();
    }
  };
  run();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}

/** Time for the page between two of them. */
const BETWEEN_MS = 30;

let last: Promise<void> = Promise.resolve();

/** One after the other: what each costs much to draw does not add up to one long wait. */
export function inTurn(work: () => void): void {
  last = last.then(
    () =>
      new Promise((resolve) => {
        work();
        setTimeout(resolve, BETWEEN_MS);
      }),
  );
}

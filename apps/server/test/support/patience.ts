/**
 * For whatever is awaited: a wait ends as soon as it is there, so patience costs nothing, and the machine that runs the
 * tests can be several times slower than a developer's.
 */
export const PATIENCE = { timeout: 80_000, interval: 50 };

const KEY = 'propguard.sample-asked';
/** It takes seconds: whoever comes back later than this finds it made, or asks anew. */
const LONGEST_MS = 60_000;

/** That this tab asked for sample data: whoever leaves the page in the meantime comes back to what is being made. */
export const sampleAsked = {
  begin: (): void => sessionStorage.setItem(KEY, String(Date.now())),
  end: (): void => sessionStorage.removeItem(KEY),
  isUnderWay: (): boolean => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LONGEST_MS,
};

/** Styles of its own and nothing else: no script runs, nothing is fetched, whatever a letter holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A letter that may be shown in a frame: its policy stands before anything that it could load. */
export const sealedLetter = (html: string): string =>
  `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html.replace(/<!DOCTYPE[^>]*>/i, '')}`;

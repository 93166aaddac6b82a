/**
 * Marks that turn round what stands after them, as far as the screen, or that nobody sees. A name or a link can be made
 * to read as another with them; no language needs them, since the direction of a text is found by its letters.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]|\p{Cc}(?<![\n\t])/gu;

/** What somebody wrote, without marks that only mislead. */
export const cleanText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(TURNING, '');

/** At most so long, cut between whole characters, with a word that it was cut. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const said = '\n[The message was longer and has been cut here.]';
  const kept = text.slice(0, most - said.length).replace(/[\uD800-\uDBFF]$/u, '');
  return kept + said;
};

/** Where mail programs put what was said before: the line above it, in the languages of those who write to us. */
const BEFORE = [
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(on|am|le|el|il|op|em|no dia)\b.{4,200}\b(wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef)\s*:$/i,
  /^(am|op)\b.{4,200}\b(schrieb|schreef)\b.{0,120}:$/i,
  /^.{4,200}(写道|寫道|のメール)\s*[:：]$/,
  /^(from|von|de|da)\s*:\s.+@.+$/i,
];
const SIGNATURE = /^-- ?$/;
/** 'Sent from my iPhone' and its like stand alone at the end. */
const DEVICE = /^(sent from my |get outlook for |sent via )/i;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** The header above a quotation may be broken over two lines. */
const startsBefore = (lines: readonly string[], at: number): boolean => {
  const line = lines[at]?.trim() ?? '';
  const joined = `${line} ${lines[at + 1]?.trim() ?? ''}`;
  return BEFORE.some((mark) => mark.test(line)) || (BEFORE[2]?.test(joined) ?? false);
};

/**
 * What somebody wrote now, without what their mail program put below it. Answers between quoted lines stay. Where nothing
 * would be left, everything is kept: nothing is lost to a guess.
 */
export const ownWords = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const cut = lines.findIndex((line, at) => SIGNATURE.test(line) || startsBefore(lines, at));
  const kept = (cut < 0 ? lines : lines.slice(0, cut)).filter((line) => !isQuoted(line));
  while (kept.length > 0 && (kept.at(-1)?.trim() === '' || DEVICE.test(kept.at(-1)?.trim() ?? '')))
    kept.pop();
  const own = kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return own === '' ? text.trim() : own;
};

/** A subject without what programs put before it. */
export const plainSubject = (subject: string): string =>
  subject
    .replaceAll(/\s+/g, ' ')
    .replace(/^(\s*(re|aw|sv|fwd?|wg|antw|rv|enc|res|回复|答复|转发)(\[\d+\])?\s*[:：])+/i, '')
    .trim();

/** Scripts that are written without spaces, or into which an address is put without one: none of them is in its name. */
const WRITTEN_TO = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}。、，：；！？।،`;
const ENDS = String.raw`\s@,;:<>()"'`;

/**
 * An e-mail address in what somebody wrote. From the beginning of a word, and no longer than addresses are: else a long
 * message is tried from each of its letters to its end.
 */
export const MAIL_ADDRESS = new RegExp(
  String.raw`(?<![^${ENDS}${WRITTEN_TO}])[^${ENDS}${WRITTEN_TO}]{1,64}@[^${ENDS}]{1,250}\.[^${ENDS}${WRITTEN_TO}.]{2,24}`,
  'u',
);

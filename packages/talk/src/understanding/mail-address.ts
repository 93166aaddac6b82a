/**
 * An e-mail address in what somebody wrote. From the beginning of a word, and no longer than addresses are: else a long
 * message is tried from each of its letters to its end.
 */
export const MAIL_ADDRESS =
  /(?<![^\s@,;:<>()"'])[^\s@,;:<>()"']{1,64}@[^\s@,;:<>()"']{1,250}\.[^\s@,;:<>()"'.]{2,24}/u;

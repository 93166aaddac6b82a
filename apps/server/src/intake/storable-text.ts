/** Tabs and line ends may stand in a name; the others say nothing to people. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** What a stranger's file names, as it can be kept and shown: PostgreSQL holds neither a NUL nor half of a pair. */
export const storableText = (text: string): string => text.replace(CONTROL, '').toWellFormed();

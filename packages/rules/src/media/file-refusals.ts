/** Why a file is not taken, for whoever says it in a language of their own. */
export const FILE_REFUSALS = [
  'test-file',
  'program',
  'empty',
  'unknown-type',
  'misnamed',
  'unreadable',
  'too-many',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

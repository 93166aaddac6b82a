import type { FileRefusal } from './file-refusals.ts';

/** Endings of programs: a device that opens one runs it. What stands before a second ending hides the first. */
const PROGRAMS =
  /\.(exe|com|scr|pif|bat|cmd|msi|msp|js|jse|vbs|vbe|wsf|wsh|ps1|jar|hta|cpl|lnk|reg|dll|apk|app|dmg|iso|img|docm|xlsm|pptm)$/i;
/** The file by which virus scanners are tried (EICAR), under the names that it goes by. */
const TEST_FILE = /eicar|standard-antivirus-test|gtube/i;

/** What a file is called without the folder that its sender had it in. */
export const bareName = (name: string): string => name.split(/[\\/]/).at(-1)?.trim().slice(-120) || 'file';

/** Why a file is not taken for its name alone, in words for whoever sent it; null: its content decides. */
export const refusedName = (name: string): { reason: FileRefusal; message: string } | null => {
  if (TEST_FILE.test(name))
    return {
      reason: 'test-file',
      message: `${name} is named like a virus test file, so we don’t accept it.`,
    };
  if (PROGRAMS.test(name))
    return { reason: 'program', message: `${name} is a program, and we don’t accept programs.` };
  return null;
};

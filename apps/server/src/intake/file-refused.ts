import { storableText } from './storable-text.ts';

/** The file as a whole cannot be taken; the message says why, to a person, and is kept. Nothing of the file is. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(storableText(message));
  }
}

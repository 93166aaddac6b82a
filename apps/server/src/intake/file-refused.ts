/** The file as a whole cannot be taken; the message says why, to a person. Nothing of it is kept. */
export class FileRefused extends Error {}

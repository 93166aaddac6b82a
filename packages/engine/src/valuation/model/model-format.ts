/** Rises when a stored model can no longer be read as it was. */
export const MODEL_FORMAT_VERSION = 2;

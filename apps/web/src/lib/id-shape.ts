const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Whether a text from an address or a store can be an id at all; the server knows whether it is one. */
export const isId = (text: string): boolean => ID.test(text);

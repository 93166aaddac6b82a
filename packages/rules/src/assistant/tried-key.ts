/**
 * A key that a person tries without storing it: it stays in their browser and comes along with each call of the
 * assistant in this header, as URI-encoded JSON.
 */
export const TRIED_KEY_HEADER = 'x-propguard-tried-key';

export const KEY_MAX = 500;

/** What can stand in a header of the service that it is for: visible ASCII, in one piece. */
const KEY_SHAPE = /^[\x21-\x7e]+$/;
export const isKeyShaped = (key: string): boolean => key.length <= KEY_MAX && KEY_SHAPE.test(key);

/** The pictures that there are of every property, in the order of a gallery. */
export const PHOTO_VIEWS = ['street', 'rear', 'plan'] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];

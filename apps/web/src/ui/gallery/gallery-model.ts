export interface GalleryImage {
  id: string;
  src: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** A few words below it. */
  caption: string;
}

export interface GalleryText {
  previous: string;
  next: string;
  enlarge: string;
  close: string;
  failed: string;
  pictures: string;
  /** '2 of 3' */
  position: (at: number, count: number) => string;
}

export const GALLERY_TEXT: GalleryText = {
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: 'Show full screen',
  close: 'Close',
  failed: 'We couldn’t load this picture.',
  pictures: 'Pictures',
  position: (at, count) => `${at} of ${count}`,
};

/** The picture a step away; past the last comes the first. */
export function stepFrom(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

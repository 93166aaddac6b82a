import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';

/** What is said of a file that is too large, by what it was sent for. */
export const TOO_LARGE_TEXTS: Readonly<Record<UploadPurpose, (megabytes: number) => string>> = {
  'data-import': (megabytes) =>
    `A file of at most ${megabytes} MB can be uploaded. Larger ones are imported on the server: npm run import -- FILE`,
  'hazard-layer': (megabytes) => `A layer may have at most ${megabytes} MB.`,
  'lead-import': (megabytes) => `A file of leads may have at most ${megabytes} MB. Cut it in two.`,
  'own-listings': (megabytes) => `A file of listings may have at most ${megabytes} MB. Cut it in two.`,
  portfolio: (megabytes) => `A portfolio may have at most ${megabytes} MB. Cut the file in two.`,
  media: (megabytes) =>
    `A file may have at most ${megabytes} MB. Make the film shorter, or the picture smaller.`,
};

import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';

/** What is said of a file that is too large, by what it was sent for. */
export const TOO_LARGE_TEXTS: Readonly<Record<UploadPurpose, (megabytes: number) => string>> = {
  'data-import': (megabytes) =>
    `You can upload a file of up to ${megabytes} MB. Import larger ones on the server: npm run import -- FILE`,
  'hazard-layer': (megabytes) => `A layer can be at most ${megabytes} MB.`,
  'lead-import': (megabytes) => `A file of leads can be at most ${megabytes} MB. Split it in two.`,
  'own-listings': (megabytes) => `A file of listings can be at most ${megabytes} MB. Split it in two.`,
  portfolio: (megabytes) => `A portfolio can be at most ${megabytes} MB. Split the file in two.`,
  media: (megabytes) =>
    `A file can be at most ${megabytes} MB. Make the film shorter, or the picture smaller.`,
};

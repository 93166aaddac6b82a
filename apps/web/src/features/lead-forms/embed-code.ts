import type { LeadForm } from '@propguard/protocol/lead-forms';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';

const FIELD_PX = 92;
const REST_PX = 380;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What stands in somebody's page: a frame with room for all fields, and nothing that runs there. */
export const embedCode = (
  origin: string,
  { slug, title, fields }: Pick<LeadForm, 'slug' | 'title' | 'fields'>,
): string =>
  [
    `<iframe src="${origin}${pathTo(PATHS.leadForm, { slug })}"`,
    `  title="${escaped(title)}" loading="lazy"`,
    `  style="width:100%;height:${REST_PX + fields.length * FIELD_PX}px;border:0"></iframe>`,
  ].join('\n');

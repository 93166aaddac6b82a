import type { LanguageCode } from '@propguard/rules/languages/languages';
import type * as z from 'zod';
import type { Letter } from './letter.ts';

type ComposedLetter = { subject: string; html: string; text: string; stopUrl: string | null };

type Wanted = { publicUrl: string; language?: LanguageCode };

/** A letter with its fields, as a mail has it. A field that is not as the letter says is an error of the sender. */
export async function composeLetter<Fields extends z.ZodType>(
  letter: Letter<Fields>,
  fields: z.input<Fields>,
  { publicUrl, language = 'en' }: Wanted,
): Promise<ComposedLetter> {
  const spoken = letter.languages.includes(language) ? language : letter.languages[0];
  const composed = letter.compose(letter.fields.parse(fields), {
    language: spoken,
    url: (path) => `${publicUrl}${path}`,
  });
  // The components take longer to load than all else at the start of a node, and most nodes write few letters.
  const { renderParts } = await import('./render-parts.ts');
  return {
    // A name may hold a line break; a subject is one line.
    subject: composed.subject.replace(/\s+/g, ' ').trim(),
    ...(await renderParts(composed, spoken)),
    stopUrl: composed.stopUrl ?? null,
  };
}

import type { LanguageCode } from '@propguard/rules/languages/languages';
import { formatMessage } from '@propguard/rules/messages/format-message';
import { FOOT_WORDS } from './foot-words.ts';
import type { Composed, Part } from './letter.ts';

/** Where its reader ends what sells, or chooses. */
export type StopLinks = { unsubscribeUrl: string; preferencesUrl: string };

type Words = {
  subject: string;
  /** Paragraphs are apart by an empty line. */
  text: string;
  sender: string;
  language: LanguageCode;
  /** Of marketing, which always has them; null of anything else. */
  stop: StopLinks | null;
};

const footOf = ({ sender, language, stop }: Words): Pick<Composed, 'why' | 'footLinks'> => {
  const words = FOOT_WORDS[language];
  return {
    why: formatMessage(language, stop ? words.why : words.from, { sender }),
    footLinks: stop
      ? [
          { label: words.unsubscribe, url: stop.unsubscribeUrl },
          { label: words.preferences, url: stop.preferencesUrl },
        ]
      : [],
  };
};

/** Somebody's own words on the same sheet as our letters, under the name of the workspace that sends them. */
export const composeMessage = async (
  words: Words,
): Promise<{ subject: string; html: string; text: string }> => {
  const { renderParts } = await import('./render-parts.ts');
  const parts = words.text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((text): Part => ({ kind: 'paragraph', text }));
  const subject = words.subject.replace(/\s+/g, ' ').trim();
  const { html, text } = await renderParts(
    { subject, parts, brand: words.sender, ...footOf(words) },
    words.language,
  );
  return { subject, html, text };
};

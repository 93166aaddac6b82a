import type { WidgetThread } from '@propguard/protocol/widget';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { wishesText } from '@propguard/rules/widget/wishes-text';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';

interface KnownBarProps {
  wishes: WidgetThread['wishes'];
  language: LanguageCode;
  /** With a sentence that says it all: whoever changes it and sends it has corrected it. */
  onCorrect: (sentence: string) => void;
}

/** What is known of the visitor stands where they see it, and can be put right. */
export function KnownBar({ wishes, language, onCorrect }: KnownBarProps) {
  const words = WIDGET_WORDS[language];
  const known = wishes ? wishesText(language, wishes, 'short') : '';
  if (!wishes || known === '') return null;
  return (
    <div className="known">
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M8 2.600a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400M3 13.500c.4-2.800 2.400-4.300 5-4.300s4.600 1.500 5 4.300"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <p>
        {words.youLookFor} <b>{known}</b>
      </p>
      <button type="button" onClick={() => onCorrect(words.iLookFor(wishesText(language, wishes, 'whole')))}>
        {words.correct}
      </button>
    </div>
  );
}

import { LANGUAGES, type LanguageCode, RIGHT_TO_LEFT } from '@propguard/rules/languages/languages';
import type { ReactNode } from 'react';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { WORDS } from './words.ts';

const CHOICES = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

interface GuestSheetProps {
  /** Whose messages it is about: their name, not ours, is above it. */
  sender: string | null;
  language: LanguageCode;
  onLanguage: (language: LanguageCode) => void;
  title: string;
  children: ReactNode;
}

/** One sheet on the page, without the product around it: whoever opens it came from a message. */
export function GuestSheet({ sender, language, onLanguage, title, children }: GuestSheetProps) {
  return (
    <div
      lang={language}
      dir={RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'}
      className="flex min-h-dvh flex-col bg-page text-ink"
    >
      <header className="border-b border-line">
        <div className="mx-auto flex h-15 max-w-160 items-center gap-3 px-4">
          <span className="min-w-0 flex-1 truncate font-semibold">{sender}</span>
          <NativeSelect
            label={WORDS[language].language}
            value={language}
            options={CHOICES}
            onValueChange={onLanguage}
          />
        </div>
      </header>
      <main className="mx-auto w-full max-w-160 flex-1 px-4 py-8 md:py-14">
        <h1 className="font-serif text-28 leading-tight tracking-[-0.015em] text-balance">{title}</h1>
        {children}
      </main>
    </div>
  );
}

import { LANGUAGES, type LanguageCode, RIGHT_TO_LEFT } from '@propguard/rules/languages/languages';
import { LOCALES } from '@propguard/rules/languages/locales';
import { type Spoken, speak } from '@propguard/rules/messages/catalogue';
import { Globe } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { NativeSelect } from '../../../ui/controls/native-select.tsx';
import { chosenLanguage, keepLanguage } from './chosen-language.ts';
import { english } from './en.ts';
import { WORDS } from './words.ts';

export const text: Spoken<typeof english> = speak<typeof english>('en', english);

type Said = { language: LanguageCode; text: typeof text };
const IN_ENGLISH: Said = { language: 'en', text };

const Speech = createContext<Said & { choose: (language: LanguageCode) => void }>({
  ...IN_ENGLISH,
  choose: () => undefined,
});

/** Around a page that speaks the visitor's language. It changes once the words are there; if they do not come, nothing does. */
export function SpeaksTwelve({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<LanguageCode>(chosenLanguage);
  const [said, setSaid] = useState<Said | null>(wanted === 'en' ? IN_ENGLISH : null);
  useEffect(() => {
    let isWanted = true;
    const say = (next: Said) => isWanted && setSaid(next);
    Promise.resolve(WORDS[wanted]()).then(
      (words) => say({ language: wanted, text: speak<typeof english>(wanted, words) }),
      () => say(IN_ENGLISH),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const language = said?.language ?? wanted;
  // On the root, because dialogs stand beside the page.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = { lang: root.lang, dir: root.dir };
    root.lang = language;
    root.dir = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
    return () => void Object.assign(root, before);
  }, [language]);
  if (!said) return <div aria-busy="true" className="min-h-dvh bg-page" />;
  const choose = (next: LanguageCode) => {
    keepLanguage(next);
    setWanted(next);
  };
  return <Speech value={{ ...said, choose }}>{children}</Speech>;
}

/** The words in the language that is chosen, and how it writes days and hours. English where no page offers others. */
export function useSpoken(): Said & { locale: string } {
  const { language, text: words } = useContext(Speech);
  return { language, locale: LOCALES[language], text: words };
}

const CHOICES = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

export function LanguageMenu() {
  const { language, text: words, choose } = useContext(Speech);
  return (
    <span className="flex items-center text-muted">
      <Icon of={Globe} size={16} />
      <NativeSelect label={words.language} value={language} options={CHOICES} onValueChange={choose} />
    </span>
  );
}

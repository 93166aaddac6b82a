import { LANGUAGES, type LanguageCode } from '@propguard/rules/languages/languages';
import { useState } from 'react';
import { exchanges, LANGUAGE_CARDS } from './content.ts';
import { Exchange } from './exchange.tsx';
import { text } from './text.ts';

/** CORE-DEMO-08 to 10 */
export function MultilingualDemo() {
  const [code, setCode] = useState<LanguageCode>('en');
  const language = LANGUAGES.find((one) => one.code === code) ?? LANGUAGES[0];
  const written = exchanges[code];
  return (
    <>
      <fieldset>
        <legend className="sr-only">{text.languages}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {LANGUAGES.slice(0, LANGUAGE_CARDS).map(({ code: one, name, nativeName }) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === code}
              onClick={() => setCode(one)}
              className="rounded-2 border border-line px-3 py-2 text-left text-13 font-medium hover:bg-hover aria-pressed:border-accent aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent"
            >
              <span lang={one}>{nativeName}</span>
              <span className="block text-12 font-normal text-muted">{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">
        <Exchange {...(written ?? exchanges.en)} lang={written ? code : 'en'} />
        <p className="mt-4 text-12 text-muted">
          {written ? text.illustrative : text.onlyEnglish(language.nativeName)}
        </p>
      </div>
    </>
  );
}

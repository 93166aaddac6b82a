import { LANGUAGE_CODES, type LanguageCode } from '@propguard/rules/languages/languages';

const KEY = 'propguard.booking-language';

/** The one that the visitor's browser asks for, if the pages have it. */
const browsersOwn = (): LanguageCode => {
  const [first = ''] = navigator.languages;
  return LANGUAGE_CODES.find((code) => code === first.slice(0, 2).toLowerCase()) ?? 'en';
};

/** What they chose on any of these pages holds for all of them: whoever books in French also moves it in French. */
export const chosenLanguage = (): LanguageCode => {
  try {
    const kept = window.localStorage.getItem(KEY);
    return LANGUAGE_CODES.find((code) => code === kept) ?? browsersOwn();
  } catch {
    return browsersOwn();
  }
};

export const keepLanguage = (language: LanguageCode): void => {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Without a store it holds for this page.
  }
};

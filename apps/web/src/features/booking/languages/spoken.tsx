import {
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  RIGHT_TO_LEFT,
} from '@propguard/rules/languages/languages';
import { LOCALES } from '@propguard/rules/languages/locales';
import { Globe } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { NativeSelect } from '../../../ui/controls/native-select.tsx';
import { text as english } from '../public-text.ts';
import { type Said, TRANSLATIONS } from './words.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };
type PublicText = Widened<typeof english>;

const filled = (line: string, given: Record<string, string | number>): string =>
  line.replaceAll(/\{(\w+)\}/g, (whole, name) => String(given[name] ?? whole));

const textIn = (language: LanguageCode): PublicText => {
  if (language === 'en') return english;
  const said = TRANSLATIONS[language];
  const plain = (...keys: Said[]) => Object.fromEntries(keys.map((key) => [key, said[key]]));
  return {
    ...english,
    ...plain(
      'noneTitle',
      'none',
      'details',
      'name',
      'email',
      'phone',
      'optional',
      'people',
      'letters',
      'lettersHint',
    ),
    ...plain(
      'whatsApp',
      'booking',
      'noTime',
      'where',
      'with',
      'cost',
      'noCost',
      'whoever',
      'confirm',
      'confirming',
    ),
    ...plain('taken', 'takenHint', 'confirmed', 'mailed', 'notMailed', 'copyLink', 'addToCalendar', 'change'),
    language: said.language,
    steps: [said.time, said.detailsStep, said.confirmed],
    intro: (agent) => filled(agent ? said.introWith : said.intro, { agent: agent ?? '' }),
    places: {
      physical: said.physical,
      virtual: said.virtual,
      hybrid: said.hybrid,
      phone: said.byPhone,
      'self-guided': said.selfGuided,
    },
    phoneHint: '',
    whatsAppHint: '',
    barHint: '',
    free: (count) => filled(said.free, { count }),
    there: (time) => filled(said.there, { time }),
    note: () => said.note,
    kept: (time) => filled(said.kept, { time }),
    use: (office) => filled(said.use, { office }),
    takenTitle: (time) => time,
    seeYou: (day) => filled(said.seeYou, { day }),
    bothClocks: (yours, city, theirs, office) => `${city} ${yours}, ${office} ${theirs}.`,
    oneClock: (yours, city) => `${city} ${yours}.`,
    wrong: said.wrong,
  };
};

const Spoken = createContext<{ language: LanguageCode; setLanguage: (language: LanguageCode) => void }>({
  language: 'en',
  setLanguage: () => undefined,
});

/** The one that the visitor's browser asks for, if the page has it. */
const browsersOwn = (): LanguageCode => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGE_CODES.find((code) => code === wanted[0]) ?? 'en';
};

/** Around a page that speaks the visitor's language. */
export function SpeaksTwelve({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<LanguageCode>(browsersOwn);
  return (
    <Spoken value={{ language, setLanguage }}>
      <div lang={language} dir={RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'}>
        {children}
      </div>
    </Spoken>
  );
}

/** The words in the language that is chosen, and how it writes days and hours. English where no page offers others. */
export function useSpoken(): { language: LanguageCode; locale: string; text: PublicText } {
  const { language } = useContext(Spoken);
  return { language, locale: LOCALES[language], text: textIn(language) };
}

const CHOICES = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

export function LanguageMenu() {
  const { language, setLanguage } = useContext(Spoken);
  return (
    <span className="flex items-center text-muted">
      <Icon of={Globe} size={16} />
      <NativeSelect
        label={textIn(language).language}
        value={language}
        options={CHOICES}
        onValueChange={setLanguage}
      />
    </span>
  );
}

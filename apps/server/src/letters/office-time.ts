import type { LanguageCode } from '@propguard/rules/languages/languages';
import { formatMessage } from '@propguard/rules/messages/format-message';
import { whenText } from '@propguard/rules/time/time-texts';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';

/** Queensland has no summer time: its clocks show the same zone all year. */
const OFFICE_TIME: Readonly<Record<LanguageCode, string>> = {
  en: '{time}, Brisbane time (AEST)',
  es: '{time}, hora de Brisbane (AEST)',
  fr: '{time}, heure de Brisbane (AEST)',
  de: '{time}, Ortszeit Brisbane (AEST)',
  it: '{time}, ora di Brisbane (AEST)',
  pt: '{time}, horário de Brisbane (AEST)',
  ru: '{time}, время Брисбена (AEST)',
  ja: '{time}（ブリスベン時間、AEST）',
  ko: '{time}, 브리즈번 시간(AEST)',
  zh: '{time}（布里斯班时间，AEST）',
  ar: '{time}، بتوقيت بريزبن (\u2068AEST\u2069)',
  hi: '{time}, ब्रिस्बेन समय (AEST)',
};

/** When something is, by the clocks of the office, and whose clocks those are. */
export const officeTime = (language: LanguageCode, instant: Date): string =>
  formatMessage(language, OFFICE_TIME[language], { time: whenText(language, OFFICE_TIME_ZONE, instant) });

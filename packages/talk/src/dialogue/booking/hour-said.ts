import { plainText } from '../../understanding/clean-text.ts';

/** '430' is half past four, too. */
const HOUR = String.raw`(\d{1,2}|(?:1[0-2]|[1-9])(?:00|15|30|45))(?!\d)`;
/** A number alone is an hour of one of them: '10', '9 please', 'let's say 3'. */
const HOUR_ALONE = new RegExp(String.raw`^\D{0,24}(?<![\d#$€£])${HOUR}(\D{0,16})$`, 'u');
/** Within more that is said, it stands first or last of its breath: '5 cud work. im jayden'. */
const HOUR_IN_BREATH = new RegExp(String.raw`^(?:\D{0,16} )?${HOUR}(\D{0,24})$`, 'u');
const LAST_HOUR = 20;
/** What is counted or numbered is no hour: '2 of us', 'unit 4'. */
const COUNTED =
  /^ ?(?:[km%]\b|%|of (?:us|them)|people|persons?|adults?|kids|children|bed|bath|dogs?|minutes?|mins?|hours?|days?|weeks?|personen|leute|erwachsene|kinder|personnes|adultes|enfants|personas|adultos|ninos|persone|adulti|bambini|pessoas|criancas|человек|взрослы|дет|个?人|位|名|명|분|लोग|बच्च|أشخاص|أطفال)/u;
const NUMBERS_ELSE = /(?:unit|apartment|apt|flat|level|lot|floor|wohnung|etage|app(?:t|artement)?|piso) ?\d/u;

const hourIn = (text: string, pattern: RegExp): string | null => {
  const [, hour, after = ''] = pattern.exec(text) ?? [];
  if (hour === undefined || COUNTED.test(after) || NUMBERS_ELSE.test(text)) return null;
  const [hours, minutes] = hour.length > 2 ? [hour.slice(0, -2), hour.slice(-2)] : [hour, '00'];
  return Number(hours) < 1 || Number(hours) > LAST_HOUR ? null : `${hours.padStart(2, '0')}:${minutes}`;
};

/** 'Nah 9am im at work': an hour that does not suit is not meant. */
const DOES_NOT_SUIT =
  /\b(?:at work|working|busy|can'?t|cannot|no good|(?:doesn'?t|won'?t|don'?t) (?:work|suit)|too (?:early|late))\b/u;

const breathsOf = (text: string): string[] => text.split(/[,;!?،，。、！？؟]\s*|\.(?=\s|$)\s*|\n/u);

/** The hour that a bare number names, in a whole message or in one breath of it. */
export const hourAlone = (message: string): string | null => {
  const text = plainText(message);
  const whole = hourIn(text, HOUR_ALONE);
  if (whole !== null) return whole;
  const found = breathsOf(text)
    .filter((breath) => !DOES_NOT_SUIT.test(breath))
    .map((breath) => hourIn(breath.trim(), HOUR_IN_BREATH))
    .filter((hour) => hour !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
};

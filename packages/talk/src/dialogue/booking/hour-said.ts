import { plainText } from '../../understanding/clean-text.ts';

/** A number alone is an hour of one of them: '10', '9 please', 'let's say 3'. */
const HOUR_ALONE = /^\D{0,24}(?<![\d#])(\d{1,2})(?!\d)(\D{0,16})$/u;
/** Within more that is said, it stands first or last of its breath: '5 cud work. im jayden'. */
const HOUR_IN_BREATH = /^(?:\D{0,16} )?(\d{1,2})(?!\d)(\D{0,24})$/u;
const LAST_HOUR = 20;
/** What is counted or numbered is no hour: '2 of us', 'unit 4'. */
const COUNTED =
  /^ ?(?:of (?:us|them)|people|persons?|adults?|kids|children|bed|bath|dogs?|minutes?|mins?|hours?|days?|weeks?|personen|leute|erwachsene|kinder|personnes|adultes|enfants|personas|adultos|ninos|persone|adulti|bambini|pessoas|criancas|человек|взрослы|дет|个?人|位|名|명|분|लोग|बच्च|أشخاص|أطفال)/u;
const NUMBERS_ELSE = /(?:unit|apartment|apt|flat|level|lot|floor|wohnung|etage|app(?:t|artement)?|piso) ?\d/u;

const hourIn = (text: string, pattern: RegExp): string | null => {
  const [, hour, after = ''] = pattern.exec(text) ?? [];
  if (hour === undefined || COUNTED.test(after) || NUMBERS_ELSE.test(text)) return null;
  return Number(hour) < 1 || Number(hour) > LAST_HOUR ? null : `${hour.padStart(2, '0')}:00`;
};

const breathsOf = (text: string): string[] => text.split(/[,;!?،，。、！？؟]\s*|\.(?=\s|$)\s*|\n/u);

/** The hour that a bare number names, in a whole message or in one breath of it. */
export const hourAlone = (message: string): string | null => {
  const text = plainText(message);
  const whole = hourIn(text, HOUR_ALONE);
  if (whole !== null) return whole;
  const found = breathsOf(text)
    .map((breath) => hourIn(breath.trim(), HOUR_IN_BREATH))
    .filter((hour) => hour !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
};

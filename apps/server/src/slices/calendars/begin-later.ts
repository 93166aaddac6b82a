import ICAL from 'ical.js';

const DAY_S = 86_400;
/** How long one round of a rule is, where every round is as long. */
const ROUND_S: Record<string, number> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3600,
  DAILY: DAY_S,
  WEEKLY: 7 * DAY_S,
};

const copyOf = (component: ICAL.Component): ICAL.Component =>
  new ICAL.Component(JSON.parse(JSON.stringify(component.toJSON())));

const shift = (component: ICAL.Component, property: string, by: ICAL.Duration): void => {
  const value = component.getFirstPropertyValue(property);
  if (!(value instanceof ICAL.Time)) return;
  const moved = value.clone();
  moved.addDuration(by);
  component.updatePropertyWithValue(property, moved);
};

/** As days where they are whole, so that clocks that change in between do not matter. */
const durationOf = (seconds: number): ICAL.Duration =>
  seconds % DAY_S === 0
    ? ICAL.Duration.fromData({ days: seconds / DAY_S })
    : ICAL.Duration.fromSeconds(seconds);

/**
 * The same event as if it had begun whole rounds later, shortly before a moment: stand-ups since 2010 need not be counted
 * one by one. Null where the rule has to be counted from its beginning; 'over' where it had ended by then.
 */
export const beginLater = (component: ICAL.Component, before: Date): ICAL.Component | 'over' | null => {
  const rules = component.getAllProperties('rrule');
  const rule = rules.length === 1 ? rules[0]?.getFirstValue() : null;
  const start = component.getFirstPropertyValue('dtstart');
  if (!(rule instanceof ICAL.Recur) || !(start instanceof ICAL.Time)) return null;
  const round = ROUND_S[rule.freq];
  const isPlain = Object.keys(rule.parts).length === 0;
  if (round === undefined || component.hasProperty('rdate') || (rule.count && !isPlain)) return null;
  const length = round * Math.max(1, rule.interval);
  // A round is left over, for what began in it and for the zone that the beginning is by.
  const rounds = Math.floor((before.getTime() / 1000 - 2 * DAY_S - start.toUnixTime()) / length) - 1;
  if (rounds <= 0) return null;
  if (rule.count && rule.count <= rounds) return 'over';
  const later = copyOf(component);
  const by = durationOf(rounds * length);
  shift(later, 'dtstart', by);
  shift(later, 'dtend', by);
  if (rule.count) {
    const rest = rule.clone();
    rest.count = rule.count - rounds;
    later.updatePropertyWithValue('rrule', rest);
  }
  return later;
};

/** '3% of my pay': what part of an income goes somewhere; no rate of a loan and no deposit. In lower case, no accents. */
const OF_PAY =
  /^\s*(?:(?:of|from|del?|della?|dello|dell'|dei|du|des?|do|da|d'|von|vom|meines|unseres|от|с)\s*)+(?:(?:my|our|his|her|their|the|what (?:i|we) (?:earn|make)|mein\w*|unser\w*|mi|nuestro|mon|notre|mio|nostro|meu|nosso|моей|нашей|моего)\s+)?(?:pay\b|income|salary|wages?|gross|gehalt\w*|lohn\w*|einkommen\w*|sueldo|salario|ingreso\w*|salaire|revenu\w*|stipendio|reddito|renda|зарплат\p{L}*|доход\p{L}*)/u;
const PAY_BEFORE =
  /(?:工资|薪水|收入|給料|月給|収入|월급|급여|소득|सैलरी|तनख्वाह|वेतन|आय|الراتب|راتبي|دخلي)(?:的|の|의|का|की|से)?\s*$/u;
/** 'The 3% is my HECS', 'goes to super'. */
const IS_OF_DEBT =
  /^\s*(?:is|was|are|goes|go|went)\s+(?:(?:to|for|on|my|our|the|just|only)\s+)*(?:hecs|help|super|student|uni|tax|car)\b/u;

/** `before` and `after`: the plain text around a percentage. */
export const isShareOfPay = (before: string, after: string): boolean =>
  OF_PAY.test(after) || PAY_BEFORE.test(before) || IS_OF_DEBT.test(after);

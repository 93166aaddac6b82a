const UNIT = String.raw`(?:years?|yrs?|(?<=\d)y\b|años|anos|ans|jahren?|anni|лет|года?|年(?!収|目|前|生)|년|سنة|سنه|سنوات|عام[اً]?|साल|वर्ष|बरस)`;
const YEARS = new RegExp(String.raw`(?<![\d$])(?<!\d[.,])(\d{1,2})[\s-]*${UNIT}`, 'giu');
const SPOKEN_YEARS: readonly [RegExp, number][] = [
  [/\b(?:fifteen)[\s-]years?\b/i, 15],
  [/\b(?:twenty)[\s-]years?\b/i, 20],
  [/\b(?:twenty[\s-]five)[\s-]years?\b/i, 25],
  [/\b(?:thirty)[\s-]years?\b/i, 30],
];

/** Beside these it is how long a loan runs. */
const OF_A_LOAN_BEFORE =
  /(?:\bover(?: just| only| about)?|\bterms?(?: of| is|:)?|\bloan (?:of|for|over)|\bp&i|\bplazo(?: de)?|\bsur|\bdur[ée]e(?: de)?|\büber|\blaufzeit(?: von)?|\bauf|\bsu|\bin|\bdurata(?: di)?|\bprazo(?: de)?|\bem|\ba|на|срок\p{L}*(?: в)?|期間(?:は)?|期限|贷款?|分|기간|만기|على|لمدة|अवधि)\s*$/iu;
const OF_A_LOAN_AFTER =
  /^[\s-]*(?:left\b|remaining|to go\b|to run\b|restant\w*|rimanent\w*|verbleib\w*|rest(?:laufzeit)?\b|осталось|残|남|剩|home )?(?:(?<=left|remaining|go|run|restant\w{0,3}|rimanent\w|verbleib\w{0,4}|rest(?:laufzeit)?|осталось|残|남|剩)|loan|mortgage|term\b|p&i|principal|ローン|返済|払い|상환|만기|대출|期(?:限)?|贷|还|分期|के लिए|का लोन|की अवधि|में चुक)/iu;
/** Beside these it is how long somebody has lived, worked or waited. */
const OF_A_LIFE_AFTER =
  /^\W*(?:abn|ago|old|built|in (?:my|the|this|his|her|our|a|business|australia|same)|at (?:my|the)|trading|self|as an?|of (?:age|experience|employment|service|history|trading)|experience|employ\w*|working|work|with (?:my|the|them|same)|renting|here|living|married|together|later|from now|atr[aá]s|de (?:antig|experien|trabajo|trabalho)|d'(?:anciennet|exp[ée]rience)|alt|erfahrung|fa\b|di (?:lavoro|esperienza)|atr[aá]s|назад|стаж\p{L}*|勤|働|前|근무|전에|경력|工龄|工作|以前|前|خبرة|पहले|से (?:काम|नौकरी)|पुरान)/iu;
const OF_A_LIFE_BEFORE =
  /(?:\b(?:for the (?:last|past)|last|past|abn (?:is|for)|aged?|i'?m|i am|hace|depuis|il y a|vor|seit|da|h[aá]|interest-only(?: for)?(?: the)?(?: first)?|first))\s*$/iu;

/** A loan of less is one that is said to be. */
const SHORTEST_UNSAID = 10;
/** 'In 2 years', 'daqui a 2 anos': when something is to be, not how long a loan runs. */
const FROM_NOW =
  /(?:\bin|\bdaqui a|\bdentro de|\bdans|\btra|\bfra|через|\bwithin|\bnext|\bpr[oó]xim[oa]s|\bprochaine?s|\bn[aä]chsten|بعد)\s*$/iu;
const SHORTEST_IN = 5;
/** Nobody lends a home loan for longer. */
const LONGEST = 40;

/** How long a loan is to run; how long somebody has had a job or a business says nothing of it. */
export const findTermYears = (text: string): number | null => {
  const found = [...text.matchAll(YEARS)].map((match) => {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(match.index + match[0].length);
    const years = Number(match[1]);
    const isFromNow = years < SHORTEST_IN && FROM_NOW.test(before);
    const isOfLife = isFromNow || OF_A_LIFE_AFTER.test(after) || OF_A_LIFE_BEFORE.test(before);
    return {
      years,
      isOfLife,
      isOfLoan: OF_A_LOAN_AFTER.test(after) || (!isOfLife && OF_A_LOAN_BEFORE.test(before)),
    };
  });
  const lent = found.filter(({ years }) => years > 0 && years <= LONGEST);
  const term =
    lent.find(({ isOfLoan }) => isOfLoan) ??
    lent.find(({ years, isOfLife }) => !isOfLife && years >= SHORTEST_UNSAID);
  return term?.years ?? SPOKEN_YEARS.findLast(([pattern]) => pattern.test(text))?.[1] ?? null;
};

const VALUES = /'(?:[^']|'')*'/g;
const TABLES = /\b(?:from|join|into|update)\s+(?:only\s+)?("?[a-z_]\w*"?(?:\."?[a-z_]\w*"?)?)/gi;
const MOST_TABLES = 3;
const MOST_KEPT = 2_000;

let kept = new Map<string, string>();

const made = (statement: string): string => {
  const text = statement.replaceAll(VALUES, '');
  const [verb = 'statement'] = text.match(/[a-z]+/i) ?? [];
  const tables = [...text.matchAll(TABLES)].map(([, table = '']) => table.replaceAll('"', ''));
  return [verb.toLowerCase(), [...new Set(tables)].slice(0, MOST_TABLES).join(', ')]
    .filter(Boolean)
    .join(' ');
};

/** What a statement does to which tables: `select lead, person`. No values, nor any other word of it. */
export const statementName = (statement: string): string => {
  const known = kept.get(statement);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept = new Map();
  const name = made(statement);
  kept.set(statement, name);
  return name;
};

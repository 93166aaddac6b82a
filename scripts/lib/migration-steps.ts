/**
 * While an upgrade runs, nodes of the release before still answer on the new schema. What takes something away from them
 * is a step of a later release, and says so with `-- contract: why nobody reads it any more` above it.
 */
const TAKES_AWAY: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|function|view|type)\b/i,
  /\brename\s+(?:to|column|constraint)\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
];
const CONTRACT = /^\s*--\s*contract:\s*\S/im;
const BREAKPOINT = '--> statement-breakpoint';

/** Statements that would stop a node of the release before, and do not say why none is left. */
export const unannouncedSteps = (migration: string): string[] =>
  migration
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => {
      // What a function does when it is called is no change of the schema.
      const words = statement.replaceAll(/\$\$[\s\S]*?\$\$/g, '').replaceAll(/--.*$/gm, '');
      return TAKES_AWAY.some((pattern) => pattern.test(words)) && !CONTRACT.test(statement);
    });

import { WORKSPACE_NAME_MAX_LENGTH } from './limits.ts';

/** Until someone gives it a name of its own. */
export const NEW_WORKSPACE_NAME = 'My workspace';

const SUFFIX = "'s workspace";

export const personalWorkspaceName = (personName: string): string =>
  `${personName.slice(0, WORKSPACE_NAME_MAX_LENGTH - SUFFIX.length).trimEnd()}${SUFFIX}`;

/** What a person brought along who worked as a visitor before signing in. */
export const broughtWorkspaceName = (date: Date, timeZone: string): string =>
  `Visitor workspace, ${date.toLocaleDateString('en-AU', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })}`;

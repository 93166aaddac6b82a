/** Apart from the words of the shell: most people never meet a screen that stays closed. */
export const accessText = {
  signInTitle: 'Sign in to open this page',
  signInDescription: 'You need an account for this one, and you’re not signed in.',
  roleTitle: 'You don’t have access to this page',
  roleDescription: 'An owner or admin of the workspace can change what you may do.',
  operatorTitle: 'This page is for the operator of the installation',
  operatorDescription: 'It’s about the whole installation, not one workspace.',
  home: 'Return to Home',
  ask: (names: readonly string[]) =>
    `Ask ${new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(names)}.`,
  askContact: (contact: string) => `Ask ${contact}.`,
  claimDescription: 'That can be you: become the operator first.',
} as const;

/** What this browser holds while somebody is away at their organisation's sign-in, and where they wanted to go. */
const KEY = 'propguard.organisation-sign-in';

interface OrganisationStep {
  token: string;
  next: string;
}

export const keepStep = (step: OrganisationStep): void => sessionStorage.setItem(KEY, JSON.stringify(step));

/** Once: a page that is opened again must not try it again. */
export function takeStep(): OrganisationStep | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as OrganisationStep);
}

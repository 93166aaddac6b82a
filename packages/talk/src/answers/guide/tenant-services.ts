/** Where tenants are advised for free, state by state: names that are the same in every language. */
export const TENANT_SERVICES =
  'NSW tenants.org.au · VIC tenantsvic.org.au · QLD tenantsqld.org.au · WA circlegreen.org.au · SA rentrightsa.org.au · TAS tutas.org.au · ACT legalaidact.org.au · NT dcls.org.au';

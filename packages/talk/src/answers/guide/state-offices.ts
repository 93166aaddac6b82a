import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { siteOf } from '@propguard/rules/duty/state-duty';
import type { State } from '@propguard/rules/places/states';
import type { GuideTopic } from '../../guide/guide-topics.ts';

/** Who decides or knows, state by state: names that are the same in every language. */
type Offices = Readonly<Record<State, string>>;

const REVENUE: Offices = Object.fromEntries(
  Object.entries(BUILT_IN_DUTY).map(([state, duty]) => [state, `${duty.office} (${siteOf(duty)})`]),
) as Record<State, string>;

/** The office that holds bonds and knows the rules, who advises tenants for free, and who decides. */
const TENANCY: Offices = {
  NSW: 'NSW Fair Trading (nsw.gov.au, 13 32 20), Tenants’ Union (tenants.org.au), NCAT',
  VIC: 'Consumer Affairs Victoria (consumer.vic.gov.au), Tenants Victoria (tenantsvic.org.au), VCAT',
  QLD: 'RTA (rta.qld.gov.au, 1300 366 311), Tenants Queensland (tenantsqld.org.au), QCAT',
  WA: 'Consumer Protection WA (consumerprotection.wa.gov.au), Circle Green (circlegreen.org.au)',
  SA: 'Consumer and Business Services (cbs.sa.gov.au), RentRight SA (rentrightsa.org.au), SACAT',
  TAS: 'CBOS (cbos.tas.gov.au), Tenants’ Union of Tasmania (tutas.org.au)',
  ACT: 'Access Canberra (accesscanberra.act.gov.au), Legal Aid ACT (legalaidact.org.au), ACAT',
  NT: 'NT Consumer Affairs (consumeraffairs.nt.gov.au), DCLS (dcls.org.au), NTCAT',
};

const SCHOOLS: Offices = {
  NSW: 'School Finder (education.nsw.gov.au)',
  VIC: 'Find my School (findmyschool.vic.gov.au)',
  QLD: 'EdMap (qgso.qld.gov.au)',
  WA: 'Find a School (education.wa.edu.au)',
  SA: 'Find a School (education.sa.gov.au)',
  TAS: 'Department for Education (decyp.tas.gov.au)',
  ACT: 'ACT Education (act.gov.au)',
  NT: 'NT Education (education.nt.gov.au)',
};

/** Who watches over agents and sales. */
const FAIR_TRADING: Offices = {
  NSW: 'NSW Fair Trading (nsw.gov.au, 13 32 20)',
  VIC: 'Consumer Affairs Victoria (consumer.vic.gov.au)',
  QLD: 'Office of Fair Trading (qld.gov.au, 13 74 68)',
  WA: 'Consumer Protection WA (consumerprotection.wa.gov.au)',
  SA: 'Consumer and Business Services (cbs.sa.gov.au)',
  TAS: 'CBOS (cbos.tas.gov.au)',
  ACT: 'Access Canberra (accesscanberra.act.gov.au)',
  NT: 'NT Consumer Affairs (consumeraffairs.nt.gov.au)',
};

/** Who knows of floods beside the council. */
const FLOODS: Offices = {
  NSW: 'NSW SES (ses.nsw.gov.au)',
  VIC: 'VICSES (ses.vic.gov.au), Melbourne Water (melbournewater.com.au)',
  QLD: 'Queensland SES (ses.qld.gov.au), Brisbane FloodWise (brisbane.qld.gov.au)',
  WA: 'DWER floodplain maps (dwer.wa.gov.au), DFES (dfes.wa.gov.au)',
  SA: 'SASES (ses.sa.gov.au)',
  TAS: 'Tasmania SES (ses.tas.gov.au)',
  ACT: 'ACT SES (esa.act.gov.au)',
  NT: 'NTES (pfes.nt.gov.au)',
};

const OF_TOPIC: Readonly<Partial<Record<GuideTopic, Offices>>> = {
  rents: TENANCY,
  tenantRights: TENANCY,
  bond: TENANCY,
  rentIncrease: TENANCY,
  breakLease: TENANCY,
  landlordDuties: TENANCY,
  schools: SCHOOLS,
  stampDuty: REVENUE,
  concessions: REVENUE,
  landTax: REVENUE,
  firstHome: REVENUE,
  firstHomeWho: REVENUE,
  homeGrant: REVENUE,
  separationDuty: REVENUE,
  willDuty: REVENUE,
  shareBought: REVENUE,
  foreignBuyer: REVENUE,
  foreignCosts: REVENUE,
  residents: REVENUE,
  jointForeign: REVENUE,
  waitForResidency: REVENUE,
  floodSure: FLOODS,
  floodDoubt: FLOODS,
  floodHistory: FLOODS,
  dispute: FAIR_TRADING,
  underquoting: FAIR_TRADING,
};

const ASK: Readonly<Record<AssistantLanguage, string>> = {
  en: 'In {state}, ask: {who}.',
  de: 'In {state} fragen Sie: {who}.',
  fr: 'En {state}, demandez à : {who}.',
  es: 'En {state}, pregunte a: {who}.',
  it: 'In {state} chieda a: {who}.',
  pt: 'Em {state}, pergunte a: {who}.',
  ru: 'В {state} спросите: {who}.',
  zh: '在 {state} 可以问：{who}。',
  ja: '{state}の問い合わせ先：{who}。',
  ko: '{state}에서 물어볼 곳: {who}.',
  ar: 'في {state} اسأل: {who}.',
  hi: '{state} में पूछें: {who}।',
};

/** Whom to ask in the state that is spoken of, where a topic is decided by states; null else. */
export const officeSaid = (
  topics: readonly GuideTopic[],
  state: State | null,
  language: AssistantLanguage,
): string | null => {
  const who = state && topics.map((topic) => OF_TOPIC[topic]?.[state]).find((one) => one !== undefined);
  return who ? ASK[language].replace('{state}', state).replace('{who}', who) : null;
};

import { dayOf } from '@propguard/engine/day-number';
import type { Json } from '@propguard/proof/canonical/canonical-json';
import { commitTo, type Disclosure, disclose } from '@propguard/proof/commitment/commitment';
import type { Assessment } from '@propguard/protocol/assessments';
import { CLAIMS_FORMAT, type CredentialClaims } from '@propguard/protocol/certificate-claims';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import { certificateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import { complianceReasons } from '@propguard/rules/lending/compliance-summary';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { risksOfReport } from '../../assessments/risks-of-report.ts';
import { placeWords } from '../../assessments/tell-story.ts';
import { engineFacts } from '../../models/engine-facts.ts';
import { restsOnSample } from './rests-on-sample.ts';

export type Certifiable = Pick<Assessment, 'subject' | 'valuation' | 'hazards' | 'lending'>;
export type CertifiedModel = CredentialClaims['model'];
export type MadeClaims = { claims: CredentialClaims; disclosures: Disclosure[]; address: string };

const NOTICE =
  'An estimate by an automated valuation model, as of the stated day. It is neither advice nor legal title to anything.';
const SAMPLE_NOTICE = `SAMPLE DATA: this is based on made-up data and says nothing about a real property. ${NOTICE}`;

/** JSON as it will be read back: what is undefined is left out before it is hashed. */
const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** What is committed to and not told. `engine-input` is all that a replay needs. */
const disclosuresOf = ({ subject, valuation }: Certifiable): Disclosure[] => {
  const { address, locality, latitude, longitude, positionSource, facts, factSources } = subject;
  const inputs = {
    address: placeWords(subject),
    place: { address, locality, latitude, longitude, positionSource },
    facts,
    factSources,
    comparables: valuation.comparables.map(
      ({ saleId, contractDate, priceAud, distanceMetres, adjustedAud, weight }) => ({
        saleId,
        contractDate,
        priceAud,
        distanceMetres,
        adjustedAud,
        weight,
      }),
    ),
    reasons: { baseAud: valuation.baseAud, reasons: valuation.reasons },
    'engine-input': { property: engineFacts(subject), asOfDay: dayOf(valuation.asOf) },
  };
  return Object.entries(inputs).map(([name, value]) => disclose(name, toJson(value)));
};

const riskOf = (report: Certifiable['hazards']): CredentialClaims['risk'] => {
  const notMapped = HAZARD_KINDS.filter((kind) =>
    report.hazards.some((one) => one.kind === kind && isOutsideMapped(one)),
  );
  // What nobody measured is no figure.
  const unmeasured = Object.fromEntries(notMapped.map((kind) => [kind, null]));
  return {
    level: certificateRiskLevel(report),
    score: report.riskScore,
    values: { ...risksOfReport(report), ...unmeasured },
    notMapped,
  };
};

const complianceOf = ({
  ruleVersion,
  compliance,
  verdicts,
}: Certifiable['lending']): CredentialClaims['compliance'] => ({
  ruleSet: ruleVersion,
  status: compliance.status,
  checked: {
    rules: verdicts.length,
    assessable: compliance.assessable,
    compliant: compliance.compliant,
    reasons: complianceReasons(verdicts, compliance.needed),
  },
});

/** Null when there is no value to certify. */
export const makeClaims = (certifiable: Certifiable, model: CertifiedModel): MadeClaims | null => {
  const { subject, valuation, hazards, lending } = certifiable;
  const { valueAud } = valuation;
  if (valueAud === null) return null;
  const disclosures = disclosuresOf(certifiable);
  const sampleData = restsOnSample(certifiable);
  return {
    address: placeWords(subject),
    disclosures,
    claims: {
      format: CLAIMS_FORMAT,
      valuation: {
        method: valuation.method,
        valueAud,
        range80: valuation.range80,
        range90: valuation.range90,
        fsd: valuation.fsd,
        confidence: statedConfidence(valuation),
        asOf: valuation.asOf,
        comparablesValueAud: valuation.comparablesValueAud,
        comparables: valuation.comparables.map(({ adjustedAud, weight }) => ({ adjustedAud, weight })),
      },
      risk: riskOf(hazards),
      compliance: complianceOf(lending),
      model,
      inputs: commitTo(disclosures),
      sampleData,
      notice: sampleData ? SAMPLE_NOTICE : NOTICE,
    },
  };
};

import { createHash } from 'node:crypto';
import { ModelFormatError } from '@propguard/engine/valuation/model/array-codec';
import { decodeModel } from '@propguard/engine/valuation/model/model-codec';
import { decodePackage, type ReplayPackage } from '@propguard/engine/valuation/model/replay-package';
import type { PropertyFacts } from '@propguard/engine/valuation/sales/property-facts';
import { salesFingerprint } from '@propguard/engine/valuation/sales/sales-fingerprint';
import { openValuer } from '@propguard/engine/valuation/valuer/open-valuer';
import type { Valuation } from '@propguard/engine/valuation/valuer/valuation';
import type { PrivatePart } from '@propguard/proof/bundle/private-part';
import { canonicalText } from '@propguard/proof/canonical/canonical-json';
import type { Credential } from '@propguard/proof/credential/credential';
import { type Check, checkThat, failed, passed } from './check.ts';

/** What a certificate says of its value and its model; read from JSON, so that nothing is taken for granted. */
type Claims = {
  valuation?: Partial<Pick<Valuation, 'valueAud' | 'fsd' | 'range80' | 'range90'>>;
  model?: { fingerprint?: string; salesFingerprint?: string | null } | null;
};
type EngineInput = { property: PropertyFacts; asOfDay: number };

const FIGURES = ['valueAud', 'fsd', 'range80', 'range90'] as const;

const open = (file: Uint8Array): ReplayPackage | string => {
  try {
    return decodePackage(file);
  } catch (error) {
    if (error instanceof ModelFormatError) return error.message;
    throw error;
  }
};

const engineInputOf = ({ disclosures }: PrivatePart): EngineInput | null => {
  const found = disclosures.find(({ name }) => name === 'engine-input')?.value;
  return (found as EngineInput | undefined) ?? null;
};

/** Objects are compared by what they hold, not by the order in which they hold it. */
const form = (value: unknown): string => canonicalText(value ?? null);

const checkFigures = (again: Valuation, { valuation = {} }: Claims): Check => {
  const other = FIGURES.filter((name) => form(again[name]) !== form(valuation[name]));
  if (other.length === 0) return passed('replay');
  const told = other.map((name) => `${name} comes out as ${form(again[name])}, not ${form(valuation[name])}`);
  return failed('replay', `${told.join('; ')}.`);
};

/** Computes the value again with the model and the sales that the certificate names. */
export const replayValue = (file: Uint8Array, part: PrivatePart, credential: Credential): Check[] => {
  const content = open(file);
  if (typeof content === 'string') return [failed('model', content)];
  const claims = credential.credentialSubject as Claims;
  const input = engineInputOf(part);
  const fingerprint = createHash('sha256').update(content.model).digest('hex');
  const named = [
    checkThat('model', fingerprint === claims.model?.fingerprint, 'The package holds another model.'),
    checkThat(
      'sales',
      salesFingerprint(content.sales) === claims.model?.salesFingerprint,
      'The package holds other sales than the certificate names, or it names none.',
    ),
  ];
  if (!input || named.some(({ result }) => result === 'failed'))
    return [...named, { check: 'replay', result: 'not-reached' }];
  const valuer = openValuer(decodeModel(content.model), content.sales);
  return [...named, checkFigures(valuer.value(input.property, { asOfDay: input.asOfDay }), claims)];
};

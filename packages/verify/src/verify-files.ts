import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import { type Check, checkThat } from './check.ts';
import { checkInputs } from './check-inputs.ts';

export type VerifyFiles = {
  bundle: Uint8Array;
  privatePart: Uint8Array | null;
  model: Uint8Array | null;
  issuer: string | null;
};

export type VerifyOutcome = {
  isValid: boolean;
  checks: Check[];
  certificate: { id: unknown; issuer: string; statusAsOf: string; claims: unknown } | null;
};

/** Everything that can be said from the files alone. The engine is loaded only where a value is computed again. */
export const verifyFiles = async ({
  bundle,
  privatePart,
  model,
  issuer,
}: VerifyFiles): Promise<VerifyOutcome> => {
  const verified = await verifyBundle(bundle);
  const checks: Check[] = [...verified.checks];
  const whole = verified.bundle;
  if (whole && issuer !== null)
    checks.push(
      checkThat('issuer', whole.credential.issuer === issuer, `The issuer is ${whole.credential.issuer}.`),
    );
  if (whole && privatePart) {
    const inputs = checkInputs(privatePart, whole.credential);
    checks.push(...inputs.checks);
    if (model && inputs.part) {
      const { replayValue } = await import('./replay-value.ts');
      checks.push(...replayValue(model, inputs.part, whole.credential));
    }
  }
  return {
    isValid: checks.every(({ result }) => result === 'passed'),
    checks,
    certificate: whole && {
      id: whole.credential.id ?? null,
      issuer: whole.credential.issuer,
      statusAsOf: whole.status.proof.created,
      claims: whole.credential.credentialSubject,
    },
  };
};

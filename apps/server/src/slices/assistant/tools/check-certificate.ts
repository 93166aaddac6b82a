import type { CertificateVerification } from '@propguard/protocol/certificates';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { openPublic } from '../../../access/open-public.ts';
import type { Context } from '../../../context.ts';
import { verifyCertificate } from '../../certificates/verify-certificate.ts';
import type { Tool } from './tool.ts';

type CertificateState = 'valid' | 'unknown' | 'revoked' | 'invalid';

const stateOf = ({ certificateId, revokedAt, isValid }: CertificateVerification): CertificateState => {
  if (certificateId === null) return 'unknown';
  if (revokedAt !== null) return 'revoked';
  return isValid ? 'valid' : 'invalid';
};

/** As a stranger would check it. What is no reference at all (null) names no certificate. */
const verify = async (services: Context, reference: string): Promise<CertificateVerification | null> => {
  try {
    return await verifyCertificate(openPublic(services, null), reference);
  } catch (error) {
    if ((error as { code?: string }).code !== 'VALIDATION_FAILED') throw error;
    return null;
  }
};

export const checkCertificate: Tool<'check_certificate'> = async ({ scope }, args) => {
  const { reference } = args;
  const verified = await verify(scope.services, reference);
  return {
    kind: 'found',
    arguments: args,
    result: {
      reference,
      state: verified ? stateOf(verified) : 'unknown',
      certificateId: verified?.certificateId ?? null,
      checks: verified?.checks ?? [],
    },
    sample: verified?.sample ?? false,
    path: verified?.certificateId
      ? pathTo(PATHS.certificate, { id: verified.certificateId })
      : PATHS.certificates,
    subject: null,
  };
};

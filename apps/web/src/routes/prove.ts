import { PATHS } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const PROVE_SCREENS = {
  compliance: {
    path: PATHS.compliance,
    title: 'Compliance',
    area: 'Lending',
    icon: 'shield',
    inRail: true,
    needs: 'anyone',
  },
  auditTrail: {
    path: '/audit',
    title: 'Audit trail',
    area: 'Lending',
    icon: 'history',
    inRail: true,
    needs: 'anyone',
  },
  verify: {
    path: PATHS.certificates,
    title: 'Verify a certificate',
    area: 'Proof',
    icon: 'certificate',
    inRail: true,
    needs: 'anyone',
  },
  certificate: {
    path: PATHS.certificate,
    title: 'Valuation certificate',
    area: null,
    partOf: 'Proof',
    icon: 'certificate',
    inRail: false,
    needs: 'anyone',
  },
  blockchain: {
    path: '/blockchain',
    title: 'Blockchain titles',
    area: 'Proof',
    icon: 'blocks',
    inRail: true,
    needs: 'anyone',
    chat: 'operations',
  },
} as const satisfies ScreenTable;

/** A certificate as anybody may read it. */
export const certificatePath = (id: string): string => PROVE_SCREENS.certificate.path.replace(':id', id);

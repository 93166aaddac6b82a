import { lockCertificate, setState } from '../store.ts';
import type { Step } from './issuing.ts';
import { logCertificates } from './log-certificates.ts';

/** pending -> logged. */
export const logCertificate: Step = ({ services, transaction }, { id }) =>
  transaction(async (tx) => {
    const certificate = await lockCertificate(tx, id);
    if (certificate?.state !== 'pending') return;
    await logCertificates({ services, tx }, [certificate]);
    await setState(tx, id, 'logged');
  });

import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Whether mail to people waits, because neither the workspace nor the installation has a mail server. */
export const useMailWaits = (): boolean =>
  useQuery(api.outbound.mailDelivery.queryOptions()).data?.delivery === 'held';

import { apiClient } from '../../../lib/api.ts';
import { WalletError } from './eip1193.ts';

/** The embedded chain by way of our server. */
export const chainRpc = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
  const { result, error } = await apiClient.titles.rpc({ method, params: [...params] });
  if (error) throw new WalletError(error.code, error.message, error.data);
  return result;
};

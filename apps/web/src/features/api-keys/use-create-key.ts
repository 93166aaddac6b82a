import { useAddressParams } from '../../lib/use-address-params.ts';

const PARAMETER = 'new';

/** The dialog for a new key is part of the address, so that a guide can link to it. */
export function useCreateKey() {
  const { params, change } = useAddressParams();
  return {
    isOpen: params.has(PARAMETER),
    setOpen: (open: boolean) => change({ [PARAMETER]: open ? 'key' : null }, { replace: true }),
  };
}

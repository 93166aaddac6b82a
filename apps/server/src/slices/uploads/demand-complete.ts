import { invalid } from '../../fail.ts';

/** `field` is what the caller names the upload by. */
export const demandComplete = (
  { sizeBytes, receivedBytes }: { sizeBytes: number; receivedBytes: number },
  field = 'id',
): void => {
  if (receivedBytes !== sizeBytes)
    throw invalid({
      field,
      message: `The file is not complete: ${receivedBytes} of ${sizeBytes} bytes have arrived.`,
    });
};

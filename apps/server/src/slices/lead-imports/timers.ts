import { defineTimer } from '../../timers/define-timer.ts';
import { FORGET_ROWS } from './import-timer.ts';

export const forgetImportRowsTimer = defineTimer({
  ...FORGET_ROWS,
  handler: async () => {
    const { deleteRows } = await import('./rows-store.ts');
    return ({ tx, key }) => deleteRows(tx, key);
  },
});

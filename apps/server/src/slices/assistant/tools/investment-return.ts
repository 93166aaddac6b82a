import type { Tool } from './tool.ts';

const WEEKS = 52;

export const investmentReturn: Tool<'investment_return'> = async (_, args) => {
  const { rentWeeklyAud, priceAud, costsAud, net = false } = args;
  const rent = rentWeeklyAud * WEEKS;
  return {
    kind: 'found',
    arguments: args,
    result: {
      rentWeeklyAud,
      priceAud,
      costsAud: costsAud ?? null,
      grossYield: rent / priceAud,
      netYield: costsAud === undefined ? null : (rent - costsAud) / priceAud,
      isNetAsked: net,
    },
    sample: false,
    path: null,
    subject: null,
  };
};

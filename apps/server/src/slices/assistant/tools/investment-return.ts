import type { Tool } from './tool.ts';

const WEEKS = 52;

export const investmentReturn: Tool<'investment_return'> = async (_, args) => {
  const { rentWeeklyAud, priceAud, costsAud: said, costs = [], net = false } = args;
  const rentYearlyAud = rentWeeklyAud * WEEKS;
  const named = costs.map(({ kind, aud, percentOfRent = 0 }) => ({
    kind,
    aud: aud ?? Math.round((rentYearlyAud * percentOfRent) / 100),
  }));
  const costsAud = named.length > 0 ? named.reduce((sum, { aud }) => sum + aud, 0) : (said ?? null);
  const leftAud = costsAud === null ? null : rentYearlyAud - costsAud;
  return {
    kind: 'found',
    arguments: args,
    result: {
      rentWeeklyAud,
      rentYearlyAud,
      priceAud: priceAud ?? null,
      costsAud,
      costs: named,
      leftAud,
      leftWeeklyAud: leftAud === null ? null : Math.round(leftAud / WEEKS),
      grossYield: priceAud === undefined ? null : rentYearlyAud / priceAud,
      netYield: leftAud === null || priceAud === undefined ? null : leftAud / priceAud,
      isNetAsked: net,
    },
    sample: false,
    path: null,
    subject: null,
  };
};

/** refused: the file as a whole cannot be taken. stopped: cancelled or failed, and can go on. */
export const PORTFOLIO_STATES = ['uploading', 'ready', 'refused', 'valuing', 'stopped', 'valued'] as const;
export type PortfolioState = (typeof PORTFOLIO_STATES)[number];

export const ROW_ORDERS = ['record', 'value', 'risk', 'lvr'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

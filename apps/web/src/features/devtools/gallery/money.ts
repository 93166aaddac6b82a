export const formatMillions = (value: number) => `$${(value / 1_000_000).toFixed(1)}M`;
export const formatPercent = (share: number) => `${Math.round(share * 100)}%`;

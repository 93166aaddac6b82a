/** CORE-CHAIN-09: shown where that network is the one configured, and nowhere else. */
const POLYGON_MAINNET = { chainId: 137, name: 'Polygon Mainnet' } as const;

const WEI_PER_UNIT = 10n ** 18n;
const SHOWN_DIGITS = 6;

type ShownNetwork = { chainId: number; name: string };

export const networkName = ({ chainId, name }: ShownNetwork): string =>
  chainId === POLYGON_MAINNET.chainId ? POLYGON_MAINNET.name : name;

/** A fee in the network's own coin, without a trailing nought: what was really paid or would be. */
export const feeText = (feeWei: bigint, symbol: string): string => {
  const whole = feeWei / WEI_PER_UNIT;
  const digits = (feeWei % WEI_PER_UNIT)
    .toString()
    .padStart(18, '0')
    .slice(0, SHOWN_DIGITS)
    .replace(/0+$/, '');
  if (whole === 0n && digits === '' && feeWei > 0n) return `< 0.${'0'.repeat(SHOWN_DIGITS - 1)}1 ${symbol}`;
  return `${whole}${digits === '' ? '' : `.${digits}`} ${symbol}`;
};

/** CORE-CHAIN-08: before minting, what the chain itself estimates at this minute's price. */
export const estimatedFeeText = (feeWei: bigint, symbol: string): string =>
  `about ${feeText(feeWei, symbol)}`;

/** What a demonstration wallet is given, and below which it is given again. Worth nothing outside. */
export const FAUCET_COIN_WEI = 10n ** 17n;
export const FAUCET_LEAST_COIN_WEI = 10n ** 16n;
export const FAUCET_DOLLARS = 2_000_000;
export const FAUCET_LEAST_DOLLARS = 10_000;

import { type Env, InvalidSettings } from './env.ts';

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  prices: { Investor: string; Professional: string };
  apiUrl: string;
  timeoutMs: number;
};

/** All of them or none: half a configuration would take money and give nothing for it. */
export const stripeConfig = (env: Env): StripeConfig | null => {
  const given = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_INVESTOR: env.STRIPE_PRICE_INVESTOR,
    STRIPE_PRICE_PROFESSIONAL: env.STRIPE_PRICE_PROFESSIONAL,
  };
  if (Object.values(given).every((value) => value === undefined)) return null;
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length > 0)
    throw new InvalidSettings(
      `Stripe is set up in part. Also needed: ${missing.map(([name]) => name).join(', ')}.`,
    );
  return {
    secretKey: given.STRIPE_SECRET_KEY ?? '',
    webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? '',
    prices: {
      Investor: given.STRIPE_PRICE_INVESTOR ?? '',
      Professional: given.STRIPE_PRICE_PROFESSIONAL ?? '',
    },
    apiUrl: env.STRIPE_API_URL,
    timeoutMs: env.STRIPE_TIMEOUT_MS,
  };
};

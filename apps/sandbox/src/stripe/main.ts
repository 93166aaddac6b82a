/**
 * Stripe's stand-in as a server of its own:
 * node apps/sandbox/src/stripe/main.ts --port=4242 --webhook=http://localhost:3000/api/payments/stripe/webhook
 * with STRIPE_API_URL=http://127.0.0.1:4242 and STRIPE_WEBHOOK_SECRET=whsec_sandbox for the product.
 */
import { parseArgs } from 'node:util';
import { startStripeStandIn } from './stripe-stand-in.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    webhook: { type: 'string', default: 'http://localhost:3000/api/payments/stripe/webhook' },
    secret: { type: 'string', default: 'whsec_sandbox' },
  },
});
const standIn = await startStripeStandIn({ webhookSecret: values.secret, port: Number(values.port) });
standIn.sendEventsTo(values.webhook);
process.stdout.write(`Stand-in for Stripe on ${standIn.url}, messages to ${values.webhook}\n`);

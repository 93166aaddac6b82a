/** As somebody would write it on the receiving side. */
export const CHECK_EXAMPLE = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PROPGUARD_WEBHOOK_SECRET);

app.post('/hooks', express.text({ type: '*/*' }), (request, response) => {
  const { type, data } = webhook.verify(request.body, request.headers); // throws when it is not from us
  if (type === 'lead.created') console.log('A new lead:', data.leadId);
  response.status(204).end();
});`;

import * as z from 'zod';
import { SecondStep, Session } from './account.ts';
import { errorsOf } from './errors.ts';
import { credentialRoute, operatorRoute, publicRoute } from './route.ts';
import { ById, Done, Id, oneLine } from './shapes.ts';

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'Enter a domain such as example.com.')
  .meta({ examples: ['example.com'] });

export const SignInServiceChange = z.object({
  name: oneLine(60)
    .min(1, 'Enter a name.')
    .meta({ examples: ['Harbour Lending'] }),
  issuer: z
    .url({ protocol: /^https?$/, error: 'Enter an address such as https://login.example.com.' })
    .max(500)
    .meta({ examples: ['https://login.example.com'] }),
  clientId: oneLine(300)
    .min(1, 'Enter the client ID.')
    .meta({ examples: ['propguard'] }),
  secret: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('Left out, the stored one stays, but not for another issuer or client.'),
  domains: z
    .array(Domain)
    .min(1, 'Name at least one domain.')
    .max(50)
    .describe('Only addresses of these are let in.'),
});
export type SignInServiceChange = z.infer<typeof SignInServiceChange>;

export const SignInService = z.object({
  id: Id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  redirectUri: z.string().describe('To be registered there.'),
});
export type SignInService = z.infer<typeof SignInService>;

const tags = ['account'];

/** Signing in through an organisation's own service, by OpenID Connect. */
export const organisations = {
  offered: publicRoute
    .route({
      method: 'GET',
      path: '/account/sign-in/organisations',
      tags,
      summary: 'Whose sign-in can be used',
    })
    .output(z.object({ items: z.array(z.object({ id: Id, name: z.string() })) })),
  begin: credentialRoute
    .route({
      method: 'POST',
      path: '/account/sign-in/organisation',
      tags,
      summary: 'Begin to sign in through an organisation',
    })
    .errors(errorsOf('NOT_FOUND', 'SIGN_IN_SERVICE_FAILED', 'KEYS_LOCKED'))
    .input(ById)
    .output(
      z.object({
        token: z.string().describe('To be kept in this browser until they come back.'),
        url: z.string(),
      }),
    ),
  finish: credentialRoute
    .route({
      method: 'POST',
      path: '/account/sign-in/organisation/finish',
      tags,
      summary: 'Come back from the organisation’s sign-in',
    })
    .errors(errorsOf('LINK_EXPIRED', 'SIGN_IN_SERVICE_FAILED', 'ADDRESS_NOT_ALLOWED', 'KEYS_LOCKED'))
    .input(z.object({ token: z.string().min(1).max(200), query: z.string().max(4000) }))
    .output(z.union([Session, SecondStep])),
  list: operatorRoute
    .route({ method: 'GET', path: '/operator/sign-in-services', tags, summary: 'Sign-in services' })
    .output(z.object({ items: z.array(SignInService) })),
  add: operatorRoute
    .route({ method: 'POST', path: '/operator/sign-in-services', tags, summary: 'Add a sign-in service' })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(SignInServiceChange)
    .output(SignInService),
  change: operatorRoute
    .route({
      method: 'PUT',
      path: '/operator/sign-in-services/{id}',
      tags,
      summary: 'Change a sign-in service',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(SignInServiceChange.extend({ id: Id }))
    .output(SignInService),
  remove: operatorRoute
    .route({
      method: 'DELETE',
      path: '/operator/sign-in-services/{id}',
      tags,
      summary: 'Remove a sign-in service; accounts stay',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};

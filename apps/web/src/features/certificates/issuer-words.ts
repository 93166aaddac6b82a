import { text } from './text.ts';

const WEB = 'did:web:';

/** Who issued it, as a person would say it: the web address that answers for the key, or that none does. */
export const issuerWords = (issuer: string): string =>
  issuer.startsWith(WEB)
    ? text.bundle.issuedByWeb(decodeURIComponent(issuer.slice(WEB.length).split(':')[0] ?? ''))
    : text.bundle.issuedByKey;

import type { Access } from '@propguard/protocol/access';
import type { ApiOperation } from './api-document.ts';
import { exampleOf } from './api-schema.ts';

function credentialOf(access: Access): string | null {
  if (access.kind === 'public' || access.kind === 'page') return null;
  if (access.kind === 'guest')
    return access.parameter === null ? '-H "authorization: Guest $PROPGUARD_PASS"' : null;
  const takesKey = (access.kind === 'session' || access.kind === 'workspace') && access.scope !== null;
  return takesKey ? '-H "x-api-key: $PROPGUARD_KEY"' : '-b "propguard.session_token=$PROPGUARD_SESSION"';
}

/** A command that can be pasted into a shell, with what is required and nothing else. */
export function curlExample(server: string, operation: ApiOperation): string {
  const { method, access, parameters, body } = operation;
  const required = parameters.filter((parameter) => parameter.required);
  const path = required
    .filter(({ place }) => place === 'path')
    .reduce(
      (made, { name, schema }) => made.replace(`{${name}}`, String(exampleOf(schema, name))),
      operation.path,
    );
  const query = new URLSearchParams(
    required
      .filter(({ place }) => place === 'query')
      .map(({ name, schema }) => [name, String(exampleOf(schema, name))]),
  );
  const address = `"${server}${path}${query.size > 0 ? `?${query}` : ''}"`;
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    credentialOf(access),
    method === 'GET' ? null : '-H "idempotency-key: $(uuidgen)"',
    body ? '-H "content-type: application/json"' : null,
    body ? `-d '${JSON.stringify(exampleOf(body))}'` : null,
    address,
  ];
  return parts.filter((part) => part !== null).join(' \\\n  ');
}

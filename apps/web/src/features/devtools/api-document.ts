import type { Access } from '@propguard/protocol/access';
import { fieldsOf, type JsonSchema, type ShapeField, typeText } from './api-schema.ts';

type Content = Record<string, { schema?: JsonSchema }>;

interface DocumentOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Array<{ name: string; in: string; required?: boolean; schema: JsonSchema }>;
  requestBody?: { content?: Content };
  responses: Record<string, { description?: string; content?: Content }>;
  'x-access'?: Access;
}

export interface OpenApiDocument {
  servers?: Array<{ url: string }>;
  paths: Record<string, Record<string, DocumentOperation>>;
}

interface ApiParameter extends ShapeField {
  place: 'path' | 'query';
  schema: JsonSchema;
}

interface ApiFailure {
  status: number;
  code: string;
  message: string;
}

export interface ApiOperation {
  id: string;
  group: string;
  method: string;
  path: string;
  summary: string;
  access: Access;
  parameters: ApiParameter[];
  body: JsonSchema | null;
  replyStatus: string;
  replyKind: 'json' | 'stream' | 'file';
  reply: JsonSchema | null;
  failures: ApiFailure[];
}

/** An operation that says nothing of its access is the operator's, as in the contract. */
const UNSAID: Access = { kind: 'operator' };

function replyOf(responses: DocumentOperation['responses']) {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['200', {}];
  const content: Content = response.content ?? {};
  const kind = content['text/event-stream'] ? 'stream' : content['application/json'] ? 'json' : 'file';
  return {
    replyStatus: status,
    replyKind: kind,
    reply: content['application/json']?.schema ?? null,
  } as const;
}

function failuresOf(responses: DocumentOperation['responses']): ApiFailure[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const variants = content?.['application/json']?.schema?.oneOf ?? [];
    return variants.flatMap(({ properties }) => {
      const code = properties?.code?.const;
      const message = properties?.message?.default;
      return typeof code === 'string'
        ? [{ status: Number(status), code, message: typeof message === 'string' ? message : '' }]
        : [];
    });
  });
}

function readOperation(path: string, method: string, operation: DocumentOperation): ApiOperation {
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
    name,
    place: place === 'path' ? ('path' as const) : ('query' as const),
    type: typeText(schema),
    required: required === true,
    description: schema.description,
    schema,
  }));
  return {
    id: operation.operationId,
    group: operation.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    access: operation['x-access'] ?? UNSAID,
    parameters,
    body: operation.requestBody?.content?.['application/json']?.schema ?? null,
    ...replyOf(operation.responses),
    failures: failuresOf(operation.responses),
  };
}

export interface ApiGroup {
  name: string;
  operations: ApiOperation[];
}

/** The calls of the document by their group, in the order it first names them. */
export function readGroups(document: OpenApiDocument): ApiGroup[] {
  const groups = new Map<string, ApiOperation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const read = readOperation(path, method, operation);
      groups.set(read.group, [...(groups.get(read.group) ?? []), read]);
    }
  }
  return [...groups].map(([name, operations]) => ({ name, operations }));
}

export function filterGroups(groups: readonly ApiGroup[], query: string): ApiGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ method, path, summary, group, id }: ApiOperation) => {
    const haystack = `${method} ${path} ${summary} ${group} ${id}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  };
  return groups
    .map(({ name, operations }) => ({ name, operations: operations.filter(fits) }))
    .filter(({ operations }) => operations.length > 0);
}

export const bodyFields = (operation: ApiOperation): ShapeField[] =>
  operation.body ? fieldsOf(operation.body) : [];
export const replyFields = (operation: ApiOperation): ShapeField[] =>
  operation.reply ? fieldsOf(operation.reply) : [];

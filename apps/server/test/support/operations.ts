import { type ContractRoute, contractRoutes } from '@propguard/protocol/contract-routes';
import { makeOpenApiDocument } from '../../src/http/openapi.ts';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  default?: unknown;
  examples?: unknown[];
  contentMediaType?: string;
};

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: JsonSchema;
};
export type Operation = {
  route: ContractRoute;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** Its body is a file, as it is. */
  takesFile: boolean;
  streams: boolean;
};

/** Every route with its inputs, read from the published document: what an outsider would work from. */
export const readOperations = async (): Promise<Operation[]> => {
  const document = await makeOpenApiDocument({
    version: 'test',
    http: { publicUrl: 'http://localhost' } as Parameters<typeof makeOpenApiDocument>[0]['http'],
  });
  return contractRoutes().map((route) => {
    const operation = document.paths?.[route.path]?.[route.method.toLowerCase() as 'get'];
    if (!operation) throw new Error(`${route.method} ${route.path} is not in the document.`);
    const content = (
      operation.requestBody as { content?: Record<string, { schema?: JsonSchema }> } | undefined
    )?.content;
    const replies = JSON.stringify(operation.responses ?? {});
    return {
      route,
      parameters: (operation.parameters ?? []) as Parameter[],
      body: content?.['application/json']?.schema ?? null,
      takesFile: content?.['application/json']?.schema?.properties?.content?.contentMediaType !== undefined,
      streams: replies.includes('text/event-stream'),
    };
  });
};

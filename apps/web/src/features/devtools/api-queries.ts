import { queryOptions } from '@tanstack/react-query';
import type { OpenApiDocument } from './api-document.ts';

export const API_DOCUMENT_PATH = '/api/openapi.json';

export const apiDocumentQuery = () =>
  queryOptions({
    queryKey: ['apiDocument'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch(API_DOCUMENT_PATH, { signal, credentials: 'same-origin' });
      if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
      return (await response.json()) as OpenApiDocument;
    },
  });

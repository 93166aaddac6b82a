import { zodResolver } from '@hookform/resolvers/zod';
import { LayerImport } from '@propguard/protocol/hazard-layers';
import { UNGRADED_SEVERITY } from '@propguard/rules/hazards/area-severity';
import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { LARGEST_LAYER_FILE_BYTES, type LayerCoverage } from '@propguard/rules/hazards/layer-imports';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { sendParts } from '../../parts/uploads/send-parts.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** An input for a file gives a list, of one. */
const ChosenFile = z.custom<FileList>().transform((files, context): File => {
  const [file] = Array.from(files);
  if (file && file.size > 0 && file.size <= LARGEST_LAYER_FILE_BYTES) return file;
  context.addIssue(file && file.size > 0 ? text.form.fileTooLarge : text.form.fileMissing);
  return z.NEVER;
});

/** A field that was left empty says nothing. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);

const ImportFields = LayerImport.extend({
  resolutionMetres: optional(LayerImport.shape.resolutionMetres),
  severityField: optional(LayerImport.shape.severityField),
  nameColumn: optional(LayerImport.shape.nameColumn),
  stateColumn: optional(LayerImport.shape.stateColumn),
  shareColumn: optional(LayerImport.shape.shareColumn),
  file: ChosenFile,
});

export function useImportForm(onSent: () => void) {
  const queryClient = useQueryClient();
  return useServerForm<z.input<typeof ImportFields>, z.output<typeof ImportFields>>({
    resolver: zodResolver(ImportFields),
    defaultValues: {
      kind: 'flood' as LayerKind,
      name: '',
      source: '',
      licence: '',
      surveyedOn: '',
      method: '',
      resolutionMetres: '',
      coverage: 'box' as LayerCoverage,
      severity: String(UNGRADED_SEVERITY),
      severityField: '',
      nameColumn: '',
      stateColumn: '',
      shareColumn: '',
    },
    send: async ({ file, ...facts }) => {
      const announced = { fileName: file.name, sizeBytes: file.size };
      const { id: uploadId } = await apiClient.hazards.startLayerUpload(announced);
      await sendParts({ purpose: 'hazard-layer', id: uploadId }, file);
      await apiClient.hazards.importLayer({ ...facts, uploadId });
      onSent();
      notify.success({ title: text.form.sent, description: text.form.sentDetail });
      void queryClient.invalidateQueries({ queryKey: api.jobs.listInstallation.key() });
    },
  });
}

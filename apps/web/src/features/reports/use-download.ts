import { type ReportFormat, reportFileName } from '@propguard/rules/reports/report-formats';
import { useMutation } from '@tanstack/react-query';
import { apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../ui/chart/save-file.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

interface WantedFile {
  reportId: string;
  version: number;
  format: ReportFormat;
}

/** CORE-VAL-13: the file is made first, and the person hears when it comes. */
function useFile(fetchFile: (wanted: WantedFile) => Promise<File>) {
  return useMutation({
    mutationFn: async (wanted: WantedFile) => {
      const file = await fetchFile(wanted);
      saveFile(reportFileName(wanted.reportId, wanted.version, wanted.format), file);
    },
    onSuccess: (_, { reportId, format }) =>
      notify.success({ title: text.downloadStarted, description: `${reportId}, ${text.formats[format]}` }),
    onError: (error) => notify.error({ title: text.downloadFailed, description: errorText(error) }),
  });
}

export const useDownload = () => useFile((wanted) => apiClient.reports.download(wanted));

export const useSharedDownload = (token: string) =>
  useFile(({ format }) => apiClient.reports.downloadShared({ token, format }));

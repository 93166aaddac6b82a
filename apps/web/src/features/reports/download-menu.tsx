import { REPORT_FORMATS, type ReportFormat } from '@propguard/rules/reports/report-formats';
import { ChevronDown, Download } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { text } from './text.ts';

interface DownloadMenuProps {
  busy: boolean;
  onDownload: (format: ReportFormat) => void;
}

/** CORE-VAL-02: the PDF at once, the other formats behind an arrow. */
export function DownloadMenu({ busy, onDownload }: DownloadMenuProps) {
  return (
    <span className="inline-flex gap-1">
      <Button
        kind="primary"
        icon={Download}
        busy={busy}
        busyLabel={text.generating}
        onClick={() => onDownload('pdf')}
      >
        {text.downloadPdf}
      </Button>
      <DropdownMenu trigger={<IconButton icon={ChevronDown} label={text.downloadAs} />}>
        {REPORT_FORMATS.map((format) => (
          <MenuItem key={format} onSelect={() => onDownload(format)}>
            {text.formats[format]}
          </MenuItem>
        ))}
      </DropdownMenu>
    </span>
  );
}

import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  content: Blob;
}

/** What is handed to the person as a file from here on. jsdom saves nothing and knows no address of a blob. */
export function watchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let last: Blob | null = null;
  const addresses = {
    createObjectURL: (content: Blob): string => {
      last = content;
      return 'blob:saved';
    },
    revokeObjectURL: (): void => undefined,
  };
  const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, addresses);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last && this.href === 'blob:saved') saved.push({ name: this.download, content: last });
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, before);
  });
  return saved;
}

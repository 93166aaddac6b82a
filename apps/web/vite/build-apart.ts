import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** One file without imports, and its styles: what runs where the product's own files are not. */
export const buildApart = async (entry: string): Promise<{ code: string; css: string }> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name: 'propguard', fileName: 'apart', cssFileName: 'apart' },
    },
  });
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = files.find((file) => file.type === 'chunk')?.code ?? '';
  const css = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { code, css: css?.type === 'asset' ? String(css.source) : '' };
};

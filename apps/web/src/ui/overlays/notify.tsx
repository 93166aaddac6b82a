import { toast } from 'sonner';
import { ToastCard, type ToastContent, type ToastKind } from './toast-card.tsx';

function show(kind: ToastKind, content: ToastContent): void {
  toast.custom((id) => <ToastCard kind={kind} onClose={() => toast.dismiss(id)} {...content} />);
}

/** Says what has happened. It needs a Toaster in the page. */
export const notify = {
  success: (content: ToastContent) => show('success', content),
  error: (content: ToastContent) => show('error', content),
  info: (content: ToastContent) => show('info', content),
  copied: (content: ToastContent) => show('copied', content),
};

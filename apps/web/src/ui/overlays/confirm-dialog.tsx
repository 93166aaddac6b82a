import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While the work runs the dialog stays; the caller closes it. */
  busy?: boolean;
  /** The exact words to type before the button answers, for what cannot be undone. */
  typeToConfirm?: { label: ReactNode; phrase: string };
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Root open={props.open} onOpenChange={props.onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Content
          {...returnFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-105 -translate-y-1/2 animate-rise rounded-2 bg-raised p-5 shadow-lift outline-none"
        >
          <ConfirmBody {...props} />
        </Content>
      </Portal>
    </Root>
  );
}

/** Inside the content, so that the typed words are forgotten when it closes. */
function ConfirmBody(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    busy = false,
    typeToConfirm,
  } = props;
  const [typed, setTyped] = useState('');
  const blocked = typeToConfirm !== undefined && typed.trim() !== typeToConfirm.phrase;
  return (
    <>
      <Title className="text-16">{title}</Title>
      <Description className="mt-1.5 text-13 text-muted">{description}</Description>
      {typeToConfirm ? (
        <Field label={typeToConfirm.label} className="mt-4">
          <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
        </Field>
      ) : null}
      <div className="mt-5 flex justify-end gap-2 max-md:*:flex-1">
        <Cancel asChild>
          <Button>{cancelLabel}</Button>
        </Cancel>
        <Action asChild>
          <Button
            kind="danger"
            busy={busy}
            disabled={blocked}
            onClick={(event) => {
              event.preventDefault();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </Action>
      </div>
    </>
  );
}

import { createContext, use, useId } from 'react';

interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  required?: boolean | undefined;
}

/** What a control inside a Field needs to be tied to its label, hint and error. Own props win. */
export function useFieldControl(own: ControlProps) {
  const field = use(FieldContext);
  const fallbackId = useId();
  return {
    id: own.id ?? field?.controlId ?? fallbackId,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own.required ?? (field?.required || undefined),
  };
}

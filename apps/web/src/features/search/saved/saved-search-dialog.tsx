import { SAVED_SEARCH_ALERTS, SAVED_SEARCH_NAME_MAX } from '@propguard/rules/properties/saved-search-limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { installationQuery } from '../../../lib/installation.ts';
import { useSession } from '../../../lib/session.ts';
import { SCREENS } from '../../../routes/route-table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { text } from './text.ts';
import { type KeptSearch, useKeepSearch } from './use-keep-search.ts';

const ALERTS = SAVED_SEARCH_ALERTS.map((value) => ({ value, label: text.alerts[value] }));

type SavedSearchDialogProps = KeptSearch & { summary?: string; onClose: () => void };

/** Names a search and says whether its finds are sent; the same for a new one and for one that is kept. */
export function SavedSearchDialog(props: SavedSearchDialogProps) {
  const { summary = '', onClose } = props;
  const saved = 'saved' in props ? props.saved : undefined;
  const { signedIn } = useSession();
  const { data: installation } = useQuery(installationQuery());
  const { pathname, search } = useLocation();
  const formId = useId();
  const [name, setName] = useState(saved?.name ?? summary.slice(0, SAVED_SEARCH_NAME_MAX));
  const [alerts, setAlerts] = useState(saved?.alerts ?? 'none');
  const keep = useKeepSearch(props, onClose);
  const fieldErrors = fieldErrorsOf(keep.error);
  const nameError = fieldErrors.find(({ field }) => field === 'name')?.message;
  const isElse = keep.error !== null && nameError === undefined;
  const mayAlert = signedIn && (saved === undefined || saved.mine);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={saved ? text.editTitle : text.createTitle}
      description={saved ? undefined : text.createDescription(summary)}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={keep.isPending} busyLabel={text.sending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep.mutate({ name, alerts });
        }}
      >
        {isElse ? <ErrorState title={fieldErrors[0]?.message ?? errorText(keep.error)} /> : null}
        <Field label={text.name} error={nameError}>
          <TextInput
            autoComplete="off"
            maxLength={SAVED_SEARCH_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-13 font-medium">
            {text.alertsLabel}
          </span>
          <SegmentedControl
            wide
            label={text.alertsLabel}
            options={ALERTS.map((choice) => ({ ...choice, disabled: !mayAlert && choice.value !== alerts }))}
            value={alerts}
            onValueChange={setAlerts}
            className="*:px-1"
          />
          {signedIn ? null : (
            <p className="text-12 text-muted">
              {text.visitor}{' '}
              <TextLink to={`${SCREENS.signUp.path}?next=${encodeURIComponent(`${pathname}${search}`)}`}>
                {text.signUp}
              </TextLink>
            </p>
          )}
          {signedIn && installation?.mailDelivery === 'outbox' ? (
            <p className="text-12 text-muted">{text.mailWaits}</p>
          ) : null}
          {saved && !saved.mine ? <p className="text-12 text-muted">{text.notMine}</p> : null}
        </div>
      </form>
    </Dialog>
  );
}

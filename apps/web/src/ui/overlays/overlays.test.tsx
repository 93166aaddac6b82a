import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { onPhone } from '../../../test/phone.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownMenu, MenuItem, MenuLink, MenuRadio } from './dropdown-menu.tsx';
import { notify } from './notify.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { GonePane, ListWithPane, SidePane } from './side-pane.tsx';
import { Tooltip } from './tooltip.tsx';

const OPENER = <button type="button">Open</button>;

it.each([
  ['a dialog', <Dialog key="d" title="Rename" trigger={OPENER} footer={<p>At the foot</p>} />],
  [
    'a sheet',
    <Sheet key="s" title="Rename" trigger={OPENER} footer={<p>At the foot</p>}>
      Inside
    </Sheet>,
  ],
])('opens %s by its button, and closes it by its own', async (_, overlay) => {
  const { user } = renderPart(overlay);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  within(dialog).getByText('At the foot');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

function OpenedByCaller({ as, from }: { as: 'dialog' | 'sheet' | 'question'; from: 'button' | 'menu' }) {
  const [open, setOpen] = useState(false);
  const state = { open, onOpenChange: setOpen, title: 'Rename' };
  return (
    <>
      {from === 'button' ? (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      ) : (
        <DropdownMenu trigger={OPENER}>
          <MenuItem onSelect={() => setOpen(true)}>Rename it</MenuItem>
        </DropdownMenu>
      )}
      {as === 'dialog' ? <Dialog {...state} /> : null}
      {as === 'sheet' ? <Sheet {...state}>Inside</Sheet> : null}
      {as === 'question' ? (
        <ConfirmDialog {...state} description="For all" confirmLabel="Rename" onConfirm={() => undefined} />
      ) : null}
    </>
  );
}

it.each([
  ['dialog', 'button'],
  ['dialog', 'menu'],
  ['sheet', 'button'],
  ['question', 'button'],
  ['question', 'menu'],
] as const)('a %s that a %s opened gives the focus back to it', async (as, from) => {
  const { user } = renderPart(<OpenedByCaller as={as} from={from} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  if (from === 'menu') await user.click(await screen.findByRole('menuitem', { name: 'Rename it' }));
  const role = as === 'question' ? 'alertdialog' : 'dialog';
  await screen.findByRole(role, { name: 'Rename' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it('puts the focus into the first field of a dialog', async () => {
  const { user } = renderPart(
    <Dialog title="Rename" trigger={OPENER}>
      <button type="button">Before</button>
      <input aria-label="Name" />
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

function Confirmed({ onConfirm, phrase }: { onConfirm: () => void; phrase?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete it?"
      description="It is gone for good."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      {...(phrase ? { typeToConfirm: { label: 'Type the name', phrase } } : {})}
    />
  );
}

it('asks before it acts, and stays until the work is done', async () => {
  const onConfirm = vi.fn();
  const { user } = renderPart(<Confirmed onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  screen.getByRole('alertdialog', { name: 'Delete it?' });
});

it('does nothing when it is called off', async () => {
  const onConfirm = vi.fn();
  const { user } = renderPart(<Confirmed onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

it('answers only once the very words were typed', async () => {
  const onConfirm = vi.fn();
  const { user } = renderPart(<Confirmed onConfirm={onConfirm} phrase="Rowe Lending" />);
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  const field = screen.getByRole('textbox', { name: 'Type the name' });
  await user.type(field, 'Rowe');
  expect(confirm.disabled).toBe(true);
  await user.type(field, ' Lending');
  await user.click(confirm);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('acts on what is chosen in a menu', async () => {
  const onSelect = vi.fn();
  const onValueChange = vi.fn();
  const { user } = renderPart(
    <DropdownMenu trigger={OPENER}>
      <MenuItem onSelect={onSelect}>Rename</MenuItem>
      <MenuItem onSelect={onSelect} disabled>
        Never
      </MenuItem>
      <MenuRadio
        label="Order"
        options={[
          { value: 'up', label: 'Upwards' },
          { value: 'down', label: 'Downwards' },
        ]}
        value="up"
        onValueChange={onValueChange}
      />
      <MenuLink to="/elsewhere">Elsewhere</MenuLink>
    </DropdownMenu>,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await open();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Downwards' }));
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Elsewhere' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('down');
  expect(window.location.pathname).toBe('/elsewhere');
});

it('is walked through by the arrows, past what cannot be chosen', async () => {
  const onSelect = vi.fn();
  const { user } = renderPart(
    <DropdownMenu trigger={OPENER}>
      <MenuItem onSelect={() => onSelect('first')}>First</MenuItem>
      <MenuItem onSelect={() => onSelect('never')} disabled>
        Never
      </MenuItem>
      <MenuItem onSelect={() => onSelect('last')}>Last</MenuItem>
    </DropdownMenu>,
  );
  screen.getByRole('button', { name: 'Open' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('last');
});

it('opens a popover, and closes it by Escape', async () => {
  const { user } = renderPart(
    <Popover trigger={OPENER} label="About it">
      More words
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'About it' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says in a tooltip what a button does, once it has the focus', async () => {
  const { user } = renderPart(<Tooltip content="Opens it">{OPENER}</Tooltip>);
  await user.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('Opens it');
});

it('says what has happened, lets it be acted on and dismissed', async () => {
  const onClick = vi.fn();
  const { user } = renderPart(<p>A page</p>);
  notify.info({ title: 'Something is new', description: 'Look at it', action: { label: 'Look', onClick } });
  notify.success({ title: 'It is done' });
  await user.click(await screen.findByRole('button', { name: 'Look' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Something is new')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('It is done')).toBeNull());
});

const renderPane = (onClose: () => void) =>
  renderPart(
    <ListWithPane
      list={<p>The list</p>}
      pane={
        <SidePane
          title="Ayr"
          label="The town"
          badge={<i>New</i>}
          footer={<p>At the foot</p>}
          onClose={onClose}
        >
          <button type="button">Inside</button>
        </SidePane>
      }
    />,
  );

it.each(['the button', 'Escape'])('stands beside the list, and is closed by %s', async (way) => {
  const onClose = vi.fn();
  const { user } = renderPane(onClose);
  const pane = screen.getByRole('region', { name: 'The town' });
  within(pane).getByText('At the foot');
  if (way === 'Escape') {
    within(pane).getByRole('button', { name: 'Inside' }).focus();
    await user.keyboard('{Escape}');
  } else await user.click(within(pane).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is a dialog over the list on a phone', async () => {
  onPhone();
  const onClose = vi.fn();
  const { user } = renderPane(onClose);
  const dialog = screen.getByRole('dialog', { name: 'Ayr' });
  within(dialog).getByText('New');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says that a row is gone, and can be closed', async () => {
  const onClose = vi.fn();
  const { user } = renderPart(
    <GonePane title="It is gone" label="The town" onClose={onClose}>
      Look on another page.
    </GonePane>,
  );
  screen.getByText('Look on another page.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

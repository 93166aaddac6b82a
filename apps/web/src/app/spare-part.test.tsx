import { screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { renderPart } from '../../test/render-screen.tsx';
import { MenuButton, type MenuProps } from './menu-button.tsx';
import { onDemand } from './on-demand.tsx';
import { SparePart } from './spare-part.tsx';
import { text } from './text.ts';

const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('leaves the page as it is where a part of it does not come', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const part = onDemand<object>(OFFLINE);
  renderPart(
    <>
      <h1>The page</h1>
      <SparePart failed={<p>Not there</p>}>
        <part.Component />
      </SparePart>
    </>,
  );
  await screen.findByText('Not there');
  screen.getByRole('heading', { name: 'The page' });
  told.mockRestore();
});

it('says that a menu did not come, and opens it once it can be fetched', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  const menu = onDemand<MenuProps>(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ trigger, open }) => (
      <>
        {trigger}
        {open ? <p>The menu</p> : null}
      </>
    );
  });
  const { user } = renderPart(<MenuButton menu={menu}>Account</MenuButton>);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByText(text.unreached);
  await user.click(screen.getByRole('button', { name: text.closeUnreached }));
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByText('The menu');
  told.mockRestore();
});

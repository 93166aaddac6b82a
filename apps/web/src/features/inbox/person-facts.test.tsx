import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { anInboxThread, OTHER_CONVERSATION_ID } from '../../../test/inbox.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { PersonLead, WhereReached } from './person-facts.tsx';

it('names the status of the lead as people do', () => {
  const lead = { id: OTHER_CONVERSATION_ID, name: 'Georgia', status: 'closed', score: null, band: null };
  renderPart(<PersonLead conversation={anInboxThread({ lead: lead as never })} />);
  screen.getByText('Closed');
});

it('writes a number as people write it', () => {
  const addresses = [
    { kind: 'phone' as const, value: '+61491570156' },
    { kind: 'whatsapp' as const, value: '61733334444' },
    { kind: 'email' as const, value: 'georgia@example.com' },
  ];
  renderPart(<WhereReached contact={{ personId: null, addresses, since: '2026-11-01T00:00:00.000Z' }} />);
  for (const shown of ['0491 570 156', '07 3333 4444', 'georgia@example.com']) screen.getByText(shown);
});

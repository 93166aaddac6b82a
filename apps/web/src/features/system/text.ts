import type { ServiceName } from '../../lib/system-health.ts';

interface ServiceText {
  name: string;
  purpose: string;
}

export const text = {
  title: 'System health',
  description: 'Measured live. A service that isn’t installed or doesn’t answer shows as not available.',
  checkNow: 'Check now',
  checking: 'Checking',
  checkedAt: (time: string) => `Checked ${time}. Checks itself every 30 seconds.`,
  loading: 'Checking the services',
  services: 'Services',
  failed: 'We couldn’t check the services',
  yes: 'Yes',
  no: 'No',
  none: '–',
  status: {
    healthy: 'Healthy',
    degraded: 'Degraded',
    down: 'Down',
    absent: 'Not part of this installation yet',
  },
  unavailable: 'Not available',
  names: {
    product: { name: 'PropGuard', purpose: 'Database and live events' },
    llm: { name: 'Language model', purpose: 'Answers in the assistant' },
    blockchain: { name: 'Blockchain', purpose: 'Certificates and tokens' },
    xnode: { name: 'Nodes', purpose: 'The processes of this installation' },
    pipeline: { name: 'Pipeline', purpose: 'The job queue' },
    avatar: { name: 'Avatar', purpose: 'Video answers' },
    voice: { name: 'Voice', purpose: 'Spoken answers' },
  } satisfies Record<ServiceName, ServiceText>,
} as const;

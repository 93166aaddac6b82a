import type { Logger } from 'pino';

/** What Node prints of either by itself is the error as it is, with what a query was asked with. */
export const watchFaults = (log: Logger): void => {
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a promise failed that nobody waited for'),
  );
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'something failed that nobody caught');
    process.exit(1);
  });
};

/**
 * The graph of slices, with everything else left out: folder rules see only whole circles.
 * @type {import('dependency-cruiser').IConfiguration}
 */

const { options } = require('./.dependency-cruiser.cjs');

const SLICE = '^apps/server/src/slices/[^/]+';

module.exports = {
  forbidden: [
    {
      name: 'slices-have-no-circle',
      comment: 'If two slices need each other, one of them owns something that belongs to a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: SLICE },
      to: { path: SLICE, circular: true },
    },
  ],
  options: { ...options, includeOnly: { path: `${SLICE}/` }, exclude: { path: '\\.test\\.ts$' } },
};

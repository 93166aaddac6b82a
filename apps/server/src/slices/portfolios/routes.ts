import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { cancelPortfolio } from './cancel-portfolio.ts';
import { describeLending } from './describe-lending.ts';
import { getPortfolio } from './get-portfolio.ts';
import { listHomes } from './list-homes.ts';
import { listPoints } from './list-points.ts';
import { listPortfolios } from './list-portfolios.ts';
import { listRejectedRows } from './list-rejected-rows.ts';
import { previewPortfolio } from './preview-portfolio.ts';
import { readUpload } from './read-upload.ts';
import { removePortfolio } from './remove-portfolio.ts';
import { resultsFile } from './results-csv.ts';
import { resumePortfolio } from './resume-portfolio.ts';
import { startPortfolio } from './start-portfolio.ts';
import { valuePortfolio } from './value-portfolio.ts';

const routes = workspaceRoutes.portfolios;
const steps = workspaceSteps.portfolios;

export const portfolioRoutes = {
  list: routes.list.handler(({ context, input }) => listPortfolios(context.scope, input)),
  get: routes.get.handler(({ context, input }) => getPortfolio(context.scope, input.id)),
  start: routes.start.handler(({ context, input }) => startPortfolio(context.scope, input)),
  read: steps.read.handler(({ context, input }) => readUpload(context, input.id)),
  preview: steps.preview.handler(({ context, input: { id, ...choice } }) =>
    previewPortfolio(context, id, choice),
  ),
  value: routes.value.handler(({ context, input }) => valuePortfolio(context.scope, input)),
  cancel: routes.cancel.handler(({ context, input }) => cancelPortfolio(context.scope, input.id)),
  resume: routes.resume.handler(({ context, input }) => resumePortfolio(context.scope, input.id)),
  remove: routes.remove.handler(({ context, input }) => removePortfolio(context.scope, input.id)),
  homes: routes.homes.handler(({ context, input }) => listHomes(context.scope, input)),
  lending: routes.lending.handler(({ context, input }) => describeLending(context.scope, input.id)),
  points: routes.points.handler(({ context, input }) => listPoints(context.scope, input.id)),
  rejectedRows: routes.rejectedRows.handler(({ context, input }) => listRejectedRows(context.scope, input)),
  download: steps.download.handler(({ context, input }) =>
    resultsFile(context.openWorkspace, input, context.resHeaders),
  ),
};

import { guestSteps, workspaceRoutes } from '../../access/guards.ts';
import { answerQuestion, giveAnswer, listQualifications, showQuestions } from './answer-question.ts';
import { findPlaces } from './find-places.ts';
import { linkToQuestions } from './qualification-link.ts';

const { qualification } = workspaceRoutes;
const { qualification: guest } = guestSteps;

export const qualificationRoutes = {
  list: qualification.list.handler(({ context, input }) => listQualifications(context.scope, input.id)),
  answer: qualification.answer.handler(({ context, input }) => answerQuestion(context.scope, input)),
  link: qualification.link.handler(({ context, input }) => linkToQuestions(context.scope, input)),
  show: guest.show.handler(({ context }) => showQuestions(context.openGuest)),
  places: guest.places.handler(({ context, input }) => findPlaces(context.openGuest, input.query)),
  give: guest.give.handler(({ context, input }) => giveAnswer(context.openGuest, input)),
};

import { LEAD_INTENTS } from '@propguard/rules/leads/facts';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { linkRoute, workspaceRoute } from './route.ts';
import { ById, GuestPass, Id, Instant } from './shapes.ts';

const Flow = z.enum(LEAD_INTENTS);
const Answer = z
  .union([
    z.string().max(1000),
    z.array(z.string().max(120)).max(50),
    z.object({ min: z.number().nullable(), max: z.number().nullable() }),
    z.null(),
  ])
  .describe('Null: they would rather not say.');
const Place = z.object({ id: z.string(), name: z.string() });
const Answers = z.record(z.string(), Answer);

/** OPS-QUAL-04 to -11: the questions of a flow, as far as they are answered. */
export const Qualification = z.object({
  id: Id,
  flow: Flow,
  answers: Answers,
  next: z.string().nullable().describe('The question that is asked next; null: nothing is left.'),
  score: z.int().min(0).max(100).nullable().describe('Once nothing is left.'),
  questions: z.array(z.object({ key: z.string(), weight: z.int(), points: z.number() })),
  places: z.array(Place).describe('Suburbs of the answers, by name.'),
  updatedAt: Instant,
});
export type Qualification = z.infer<typeof Qualification>;

/** What the person sees: their own answers, and never what these are worth to anybody. */
export const OwnQualification = z.object({
  office: z.string(),
  name: z.string().nullable(),
  flow: Flow,
  answers: Answers,
  next: z.string().nullable(),
  places: z.array(Place),
});
export type OwnQualification = z.infer<typeof OwnQualification>;

export const GivenAnswer = z.object({ key: z.string().max(40), answer: Answer });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

const tags = ['leads'];
const ByPass = z.object({ pass: GuestPass });

export const qualification = {
  list: workspaceRoute('agent', 'leads:read')
    .route({ method: 'GET', path: '/leads/{id}/qualifications', tags, summary: 'What a lead has answered' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(Qualification) })),
  answer: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'PUT',
      path: '/leads/{id}/qualifications/{flow}',
      tags,
      summary: 'Keep an answer that somebody heard; the facts of the lead follow',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ flow: Flow, ...GivenAnswer.shape }))
    .output(Qualification),
  link: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: '/leads/{id}/qualifications/{flow}/link',
      tags,
      summary: 'A pass by which they answer themselves',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ flow: Flow }))
    .output(
      z.object({
        pass: z.string().describe('For `/questions/{pass}`; the same however often it is asked for.'),
      }),
    ),
  show: linkRoute('qualification', 'pass')
    .route({
      method: 'GET',
      path: '/questions/{pass}',
      tags,
      summary: 'The questions of a link, as far as answered',
    })
    .input(ByPass)
    .output(OwnQualification),
  places: linkRoute('qualification', 'pass')
    .route({ method: 'GET', path: '/questions/{pass}/places', tags, summary: 'Suburbs to answer with' })
    .input(ByPass.extend({ query: z.string().trim().max(100).default('') }))
    .output(z.object({ items: z.array(Place) })),
  give: linkRoute('qualification', 'pass')
    .route({ method: 'POST', path: '/questions/{pass}', tags, summary: 'Answer one of them' })
    .input(ByPass.extend(GivenAnswer.shape))
    .output(OwnQualification),
};

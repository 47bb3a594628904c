import type { CallSchemas } from './call.ts';
import { commentSchemasOf, commentThread } from './comments.ts';
import {
  contentCan,
  contentStatus,
  editedAt,
  editedFields,
  id,
  instant,
  likeAnswer,
  pageQuery,
  paginated,
  reservedNames,
  slug,
  success,
  text,
  textLink,
} from './common.ts';
import {
  ANSWER_MAX,
  CONTENT_MAX,
  DEFAULT_QUESTION_ORDERING_TYPE,
  questionOrderings,
  questionOrderingTypes,
  TITLE_MAX,
} from './constants/common.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** A question's slug, created once from its title; it stays when the title changes. */
export const questionSlug = slug.refine(
  (value) => value !== 'answers' && !reservedNames.some((name) => name === value),
  'reserved',
);

/**
 * A question in a list. `excerpt` is the start of its content, on one line, '' of a question that reports
 * have collapsed; `answered` is whether its author accepted an answer.
 */
export const questionSummary = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  status: contentStatus,
  title: z.string(),
  excerpt: z.string(),
  showManagerBadge: z.boolean(),
  collapsed: z.boolean(),
  answered: z.boolean(),
  answer_count: z.number().int().min(0),
  comment_count: z.number().int().min(0),
  created_at: instant,
  user: author,
});
export type QuestionSummary = z.infer<typeof questionSummary>;

/**
 * An answer. `liked` is the caller's like, `can.accept` whether they asked the question; a hidden answer is visible to
 * its author and managers only.
 */
const answer = z.object({
  id: z.number().int().positive(),
  status: contentStatus,
  content: z.string(),
  links: z.array(textLink),
  showManagerBadge: z.boolean(),
  collapsed: z.boolean(),
  accepted: z.boolean(),
  like_count: z.number().int().min(0),
  liked: z.boolean(),
  can: contentCan.extend({ accept: z.boolean() }).nullable(),
  created_at: instant,
  ...editedFields,
  user: author,
});
export type Answer = z.infer<typeof answer>;

/**
 * A question in detail, with its best answers (the accepted one first, then by likes) and the first page of
 * its comments.
 */
const question = questionSummary.extend({
  content: z.string(),
  links: z.array(textLink),
  can: contentCan.nullable(),
  updated_at: instant,
  ...editedFields,
  answers: z.array(answer),
  comments: z.array(commentThread),
});
export type Question = z.infer<typeof question>;

/**
 * `ordering` names a column and takes precedence over the order of `ordering_type`, whose
 * value `unanswered` also leaves out questions with an answer and lists the newest first.
 */
const questionsQuery = pageQuery.extend({
  ordering: z.enum(questionOrderings).optional(),
  ordering_type: z.enum(questionOrderingTypes).default(DEFAULT_QUESTION_ORDERING_TYPE),
});
export type QuestionsQuery = z.input<typeof questionsQuery>;

/** The fields that its author writes. */
export const questionFields = z.strictObject({
  title: text(TITLE_MAX, 2),
  content: text(CONTENT_MAX),
  showManagerBadge: z.boolean(),
});
const questionBody = questionFields.extend({ showManagerBadge: z.boolean().default(false) });
export type QuestionBody = z.input<typeof questionBody>;

/** Omitted fields stay; the slug always does. */
const questionUpdateBody = questionFields.partial().extend({ edited_at: editedAt.optional() });

/** The fields that its author writes. */
export const answerFields = z.strictObject({
  content: text(ANSWER_MAX),
  showManagerBadge: z.boolean(),
});
const answerBody = answerFields.extend({ question: slug, showManagerBadge: z.boolean().default(false) });
export type AnswerBody = z.input<typeof answerBody>;

const bySlug = z.object({ slug });

export const questionSchemas = {
  getQuestions: {
    summary: 'Questions',
    query: questionsQuery,
    response: paginated(questionSummary),
  },
  createQuestion: {
    summary: 'Ask a question',
    body: questionBody,
    response: question,
  },
  getQuestion: {
    summary: 'A question with its best answers and its first comments',
    params: bySlug,
    response: question,
  },
  updateQuestion: {
    summary: 'Change a question; omitted fields stay',
    params: bySlug,
    body: questionUpdateBody,
    response: question,
  },
  deleteQuestion: {
    summary: 'Delete a question',
    params: bySlug,
    response: success,
  },
} satisfies CallSchemas;

export const questionCommentSchemas = commentSchemasOf('a question', bySlug);

const byId = z.object({ id });

export const questionAnswerSchemas = {
  getMyAnswer: {
    summary: 'The caller’s answer; null without one',
    params: bySlug,
    response: z.object({ answer: answer.nullable() }),
  },
  createAnswer: {
    summary: 'Answer a question, once per member',
    body: answerBody,
    response: answer,
    errors: [404],
  },
  updateAnswer: {
    summary: 'Change an answer',
    params: byId,
    body: answerFields.partial({ showManagerBadge: true }).extend({ edited_at: editedAt.optional() }),
    response: answer,
  },
  deleteAnswer: {
    summary: 'Delete an answer',
    params: byId,
    response: success,
  },
  likeAnswer: {
    summary: 'Like or unlike an answer',
    params: byId,
    response: likeAnswer,
  },
  acceptAnswer: {
    summary: 'Accept an answer or undo it, for the author of the question',
    params: byId,
    response: z.object({ success: z.literal(true), accepted: z.boolean() }),
  },
} satisfies CallSchemas;

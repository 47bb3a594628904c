import type { CommentThread } from '../../../contract/comments.ts';
import {
  type Answer,
  answerFields,
  type Question,
  type QuestionSummary,
  questionFields,
} from '../../../contract/questions.ts';
import { presentEdited, writtenFields } from '../../domain/content/written.ts';
import type { Caller } from '../../domain/identity/policy.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { linksAndMentions } from '../../domain/mentions/mentions.ts';
import { contentCan } from '../../domain/moderation/policy.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { findLinks } from '../../platform/text/links.ts';
import { answerCan } from './policy.ts';
import type { AnswerRow, FoundQuestion, QuestionRow } from './queries.ts';

/** The caller, and the language of the response. */
interface Reader {
  member: Caller;
  locale: Locale;
}

export const presentSummary = (
  { question, user, collapsed, answered }: FoundQuestion,
  locale: Locale,
): QuestionSummary => ({
  id: question.id,
  slug: question.slug,
  status: question.status,
  title: question.title,
  excerpt: collapsed ? '' : excerptOf(question.content),
  showManagerBadge: question.showManagerBadge,
  collapsed,
  answered,
  answer_count: question.answerCount,
  comment_count: question.commentCount,
  created_at: question.createdAt.toISOString(),
  user: presentAuthor(user, locale),
});

/** Presents an answer to a question to the caller. */
export const presentAnswer = (
  { answer, user, collapsed, liked, named }: AnswerRow,
  question: Pick<QuestionRow, 'acceptedId' | 'userId'>,
  { member, locale }: Reader,
): Answer => ({
  id: answer.id,
  status: answer.status,
  ...writtenFields(answer, answerFields.shape),
  links: linksAndMentions(answer.content, named),
  collapsed,
  accepted: answer.id === question.acceptedId,
  like_count: answer.likeCount,
  liked,
  can: answerCan(member, answer, question),
  created_at: answer.createdAt.toISOString(),
  ...presentEdited(answer),
  user: presentAuthor(user, locale),
});

export const presentQuestion = (
  row: FoundQuestion,
  answers: AnswerRow[],
  comments: CommentThread[],
  reader: Reader,
): Question => ({
  ...presentSummary(row, reader.locale),
  ...writtenFields(row.question, questionFields.shape),
  links: findLinks(row.question.content),
  can: contentCan(reader.member, row.question),
  updated_at: row.question.updatedAt.toISOString(),
  ...presentEdited(row.question),
  answers: answers.map((answer) => presentAnswer(answer, row.question, reader)),
  comments,
});

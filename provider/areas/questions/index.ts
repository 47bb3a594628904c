import { defineArea } from '../../domain/areas/area.ts';
import { answerRoutes } from './answerRoutes.ts';
import { questionCommentParent, questionCommentRoutes } from './comments.ts';
import { homeQuestions } from './home.ts';
import { answerSubject, questionSubject } from './moderate.ts';
import { questionRoutes } from './routes.ts';
import { findSavedQuestions } from './saved.ts';

export const questionsArea = defineArea({
  routes: [answerRoutes, questionCommentRoutes, questionRoutes],
  moderated: { question: questionSubject, answer: answerSubject },
  commented: { question: questionCommentParent },
  saved: { question: findSavedQuestions },
  home: { questions: homeQuestions },
});

import { defineArea } from '../../domain/areas/area.ts';
import { answerRoutes } from './answerRoutes.ts';
import { answerContent, questionContent } from './content.ts';
import { homeQuestions } from './home.ts';
import { questionCommentRoutes, questionRoutes } from './routes.ts';

export const questionsArea = defineArea({
  routes: [answerRoutes, questionCommentRoutes, questionRoutes],
  content: [questionContent, answerContent],
  home: { questions: homeQuestions },
});

import { question } from '@/routes/details/question';
import QuestionPage from '..';

/** A question with a later page of its comments: `?page=2` of its address. */
export default QuestionPage;

export const getServerSideProps = question.later;

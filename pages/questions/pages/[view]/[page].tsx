import { QuestionsPage } from '@/components/questions/QuestionsPage';
import { onFirstVisit } from '@/routes/createPage';
import { questions } from '@/routes/lists/questions';

export default QuestionsPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = questions.numbered;

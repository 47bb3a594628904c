import { QuestionsPage } from '@/components/questions/QuestionsPage';
import { questions } from '@/routes/lists/questions';

/** Questions searched or in another order: `/questions?search=…`. */
export default QuestionsPage;

export const getServerSideProps = questions.searched;

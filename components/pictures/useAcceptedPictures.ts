import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';
import { imageProblem } from '@/lib/images';

/** Returns a function that reads files and returns those that can be uploaded; a message tells why another cannot. */
export function useAcceptedPictures() {
  const { t } = useTranslation('pictures');
  return async (files: readonly File[]): Promise<File[]> => {
    const problems = await Promise.all(files.map(imageProblem));
    return files.filter(({ name }, index) => {
      const problem = problems[index];
      if (problem) void notify('warning', t(`problem.${problem}`, { name }));
      return !problem;
    });
  };
}

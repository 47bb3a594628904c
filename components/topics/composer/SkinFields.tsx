import { skipToken } from '@reduxjs/toolkit/query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetLatestSkinQuery } from '@/api/surveys';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select } from '@/components/ui/Field';
import { skinTypes } from '@/contract/skin';
import type { SkinResult } from '@/contract/surveys';
import type { TopicBody } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import type { TopicForm } from './useTopicForm';

/** Copies a result in the form that a topic stores. */
const copyOf = ({ type, axes, created_at }: SkinResult): NonNullable<TopicBody['surveyData']> => ({
  type,
  axes: axes.map(({ letter, percent }) => ({ code: letter, percent })),
  takenAt: created_at,
});

/** Renders the author's skin: their own statement, or their latest result with its axes. */
export function SkinFields({ form: { control, change, errors } }: { form: TopicForm }) {
  const { t } = useTranslation('topics');
  const { t: skin } = useTranslation('skin');
  const { isLogin } = useMember();
  const { data } = useGetLatestSkinQuery(isLogin ? {} : skipToken);
  const nameOf = (code: string) => skin('type', { code, name: skin(`name.${code as 'YMSJ'}`) });
  const result = data?.result;
  const [skinType, surveyData] = useWatch({ control, name: ['skinType', 'surveyData'] });
  return (
    <>
      <Select
        name="skinType"
        label={t('composer.skinType')}
        value={skinType}
        error={errors.skinType}
        disabled={surveyData !== null}
        onChange={(event) => change({ skinType: event.target.value })}
      >
        <option value="">{t('composer.noCategory')}</option>
        {skinTypes.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </Select>
      {result || surveyData ? (
        <Checkbox
          name="surveyData"
          checked={surveyData !== null}
          error={errors.surveyData}
          onChange={(event) => {
            const attached = event.target.checked && result ? copyOf(result) : null;
            change({ surveyData: attached, ...(attached && { skinType: attached.type }) });
          }}
        >
          {t('composer.attachResult', { type: nameOf(surveyData?.type ?? result?.type ?? '') })}
        </Checkbox>
      ) : null}
    </>
  );
}

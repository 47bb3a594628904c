import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useGetLatestSkinQuery } from '@/api/surveys';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select } from '@/components/ui/Field';
import { skinTypes } from '@/contract/skin';
import type { SkinResult } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import type { TopicValues } from './topicValues';

/** Copies a result in the form that a topic stores. */
const copyOf = ({ type, axes, created_at }: SkinResult): NonNullable<TopicValues['surveyData']> => ({
  type,
  axes: axes.map(({ letter, percent }) => ({ code: letter, percent })),
  takenAt: created_at,
});

/** Renders the author's skin: their own statement, or their latest result with its axes. */
export function SkinFields({ values, change }: { values: TopicValues; change: (part: Partial<TopicValues>) => void }) {
  const { t } = useTranslation('topics');
  const { t: skin } = useTranslation('skin');
  const { isLogin } = useMember();
  const { data } = useGetLatestSkinQuery(isLogin ? {} : skipToken);
  const nameOf = (code: string) => skin('type', { code, name: skin(`name.${code as 'YMSJ'}`) });
  const result = data?.result;
  const { skinType, surveyData } = values;
  return (
    <>
      <Select
        name="skinType"
        label={t('composer.skinType')}
        value={skinType}
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
